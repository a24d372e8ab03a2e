import { z } from 'zod'

/** Whether the token proves that a person asks. */
export type VerifyCaptcha = (token: string, clientAddress: string) => Promise<boolean>

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
