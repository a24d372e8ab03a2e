import { z } from 'zod'

/** Whether the token proves that a person asks. */
export type VerifyCaptcha = (token: string, clientAddress: string) => Promise<boolean>

/** Whose captcha the site can show. */
export const captchaProviders = ['hcaptcha', 'turnstile'] as const

/** Where each of them is asked, by their manuals. */
export const captchaVerifyUrls: Record<(typeof captchaProviders)[number], string> = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

const answer = z.object({ success: z.boolean() })
const timeoutMs = 5_000

/** Asks the service that issued the token; hCaptcha and Turnstile answer alike. */
export function createCaptchaVerifier({
  verifyUrl,
  secret,
}: {
  verifyUrl: string
  secret: string
}): VerifyCaptcha {
  return async (token, clientAddress) => {
    const body = new URLSearchParams({ secret, response: token, remoteip: clientAddress })
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
      return answer.parse(await response.json()).success
    } catch {
      // Whoever cannot be verified is not let in.
      return false
    }
  }
}
