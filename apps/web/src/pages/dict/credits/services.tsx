import { TextLink } from '@kotonoha/ui-kit/text-link/text-link'
import { providerNames } from '../../../session/captcha/provider-names'
import {
  findAnalyticsService,
  findCaptcha,
  findPaymentService,
  hasAccounts,
} from '../../../session/installation'

/** Services of others that this installation works with; those that are off are not told of. */
export function Services() {
  const captcha = findCaptcha()
  const isPaidByStripe = findPaymentService()?.startsWith('stripe')
  const isCounted = findAnalyticsService() !== undefined
  if (!hasAccounts()) return null
  return (
    <>
      <h2 className="credits-heading">Services</h2>
      <p>
        Assistants that you connect are not part of Kotonoha. They read what you allow them to by
        the <Named url="https://modelcontextprotocol.io">Model Context Protocol</Named>, an open
        standard.
      </p>
      <p>
        Reminders come through the push service of your browser’s maker (Google, Mozilla, Apple or
        Microsoft), encrypted, and only where you turn them on.
      </p>
      {isPaidByStripe && (
        <p>
          Payments here are taken by <Named url="https://stripe.com">Stripe</Named>, on its own
          pages. Nothing of the dictionary or of your study goes there.
        </p>
      )}
      {isCounted && (
        <p>
          If you turn on “Help to improve Kotonoha”, what is used is counted by{' '}
          <Named url="https://posthog.com">PostHog</Named>. What you look up, write or answer does
          not go there.
        </p>
      )}
      {captcha !== undefined && (
        <p>
          {providerNames[captcha.provider]} checks that a person is there when an account is made,
          somebody signs in with a password or asks for a mail.
        </p>
      )}
    </>
  )
}

function Named({ url, children }: { url: string; children: string }) {
  return (
    <TextLink href={url} rel="noreferrer">
      {children}
    </TextLink>
  )
}
