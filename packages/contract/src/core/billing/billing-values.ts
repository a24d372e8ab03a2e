import { billingNotices, entitlementKinds } from '@kotonoha/billing/entitlement'
import { plans } from '@kotonoha/billing/plan'
import { z } from 'zod'

export const plan = z.enum(plans)

export const entitlementKind = z.enum(entitlementKinds)

export const billingNotice = z.enum(billingNotices)

/** ISO 4217, in small letters, as payment services write it. */
export const currency = z.string().regex(/^[a-z]{3}$/)

/** In the smallest unit of the currency: cents of a euro, yen. */
export const amount = z.int()

/** Made by the browser: the mutation that began it. */
export const checkoutId = z.uuid()
