import { formatMoney } from '@kotonoha/billing/format-money'
import { formatDay } from './format-day'
import type { PlanAnswer } from './plan-query'

type Price = NonNullable<PlanAnswer['prices']>[number]

export const planNames = { monthly: 'Monthly', annual: 'Annual', lifetime: 'Lifetime' } as const

/** Whether payments here are a trial run. */
export function hasNoMoney(provider: PlanAnswer['provider']): boolean {
  return provider === 'test' || provider === 'stripe-test'
}

/** A price with how often it is paid. */
export function describePrice({ amount, currency, interval }: Price): string {
  const money = formatMoney(amount, currency)
  return interval === null ? `${money} once` : `${money} a ${interval}`
}

/** What a price says about tax. */
export function describeTax(tax: PlanAnswer['tax']): string {
  return tax === 'added'
    ? 'Plus VAT or sales tax where it applies: the next page shows it before you pay.'
    : 'Including VAT where it applies.'
}

/** What a year costs less by the annual plan, in hundredths; undefined where it costs no less. */
export function findSaving(prices: readonly Price[]): number | undefined {
  const monthly = prices.find(({ plan }) => plan === 'monthly')
  const annual = prices.find(({ plan }) => plan === 'annual')
  if (monthly === undefined || annual === undefined) return undefined
  if (monthly.currency !== annual.currency) return undefined
  const saving = Math.floor((1 - annual.amount / (monthly.amount * 12)) * 100)
  return saving > 0 ? saving : undefined
}

/** What the learner has, as a heading and a sentence. */
export function describeEntitlement({
  entitlement,
  subscription,
  freeLevels,
}: Pick<PlanAnswer, 'entitlement' | 'subscription' | 'freeLevels'>): {
  title: string
  text: string
} {
  const { kind, until, notice } = entitlement
  switch (kind) {
    case 'everything':
      return {
        title: 'Everything is included',
        text: 'Nothing is sold here: all levels, the dictionary and all exports are yours.',
      }
    case 'lifetime':
      return { title: 'Lifetime', text: 'All levels, for ever. Nothing more is to be paid.' }
    case 'subscribed': {
      const title = subscription === null ? 'Subscribed' : `${planNames[subscription.plan]} plan`
      if (notice === 'past-due') {
        const rest = until === null ? '' : ` You have all levels until ${formatDay(until)}.`
        return { title, text: `The last payment did not go through.${rest}` }
      }
      if (until !== null) {
        return {
          title,
          text: `Cancelled. You have all levels until ${formatDay(until)}, and nothing more is charged.`,
        }
      }
      const renewal = subscription?.periodEndsAt
      return {
        title,
        text: renewal ? `All levels. Renews on ${formatDay(renewal)}.` : 'All levels.',
      }
    }
    case 'free':
      return { title: 'Free', text: describeFree(notice, freeLevels) }
  }
}

/** "levels 1 to 3", or "level 1". */
export function nameFreeLevels(freeLevels: number): string {
  return freeLevels === 1 ? 'level 1' : `levels 1 to ${freeLevels}`
}

function describeFree(notice: PlanAnswer['entitlement']['notice'], freeLevels: number): string {
  const levels = `You have the lessons of ${nameFreeLevels(freeLevels)}, and reviews of everything you have learnt.`
  if (notice === 'payment-failed') {
    return `The last payment did not go through, so lessons of the other levels wait. ${levels}`
  }
  if (notice === 'ended') return `Your subscription has ended. ${levels}`
  return levels
}
