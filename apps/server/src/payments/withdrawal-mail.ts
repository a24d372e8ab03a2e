import type { WithdrawalNotice } from '@kotonoha/api/payments/payments'
import { formatMoney } from '@kotonoha/billing/format-money'
import { type PlainMail, toPlainMail } from '../mail/plain-mail'

const planNames = { monthly: 'monthly plan', annual: 'annual plan', lifetime: 'lifetime plan' }

/** The mail that acknowledges a withdrawal, with date and time (Directive (EU) 2023/2673). */
export function writeWithdrawalMail(
  { firstName, plan, amount, currency, withdrawnAt }: WithdrawalNotice,
  siteUrl: string,
): PlainMail {
  const greeting = firstName === '' ? 'Hello,' : `Hello ${firstName},`
  const when = withdrawnAt.toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return toPlainMail('Your withdrawal was received', [
    greeting,
    `You withdrew from your contract for the ${planNames[plan]} of Kotonoha. We received this on ${when} (UTC).`,
    `The contract has ended. ${formatMoney(amount, currency)} is given back by the way you paid; banks take some days to show it.`,
    'Everything you learnt stays, with its reviews, and so do the dictionary and your lists:',
    `${siteUrl}/app/kanji/subscription`,
    'Keep this mail as your proof.',
  ])
}
