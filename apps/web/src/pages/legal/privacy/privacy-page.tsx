import { useSuspenseQuery } from '@tanstack/react-query'
import { providerNames } from '../../../session/captcha/provider-names'
import { type Captcha, findCaptcha } from '../../../session/installation'
import { LegalText } from '../legal-text/legal-text'
import { privacyQuery } from './privacy-query'

export function PrivacyPage() {
  const { data } = useSuspenseQuery(privacyQuery)
  const captcha = findCaptcha()
  return (
    <LegalText {...data}>
      {captcha !== undefined && <AboutCaptcha provider={captcha.provider} />}
    </LegalText>
  )
}

function AboutCaptcha({ provider }: Pick<Captcha, 'provider'>) {
  const name = providerNames[provider]
  return (
    <>
      <h2>Keeping robots out</h2>
      <p>
        When you create an account, sign in with your password or ask for a mail, this site has{' '}
        {name} check that a person is there. Only then your browser loads that check from its
        provider, who sees your address and your browser, may keep something in it, and tells us
        whether you passed.
      </p>
    </>
  )
}
