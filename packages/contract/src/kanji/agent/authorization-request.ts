import { z } from 'zod'

const text = (maxLength: number) => z.string().max(maxLength)

/**
 * What a program asks a learner for, as it stands in the address it opens (OAuth 2.1). Taken as
 * text: whoever wrote the address decided what it says.
 */
export const authorizationRequest = z.object({
  responseType: text(40).default(''),
  clientId: text(500),
  redirectUri: text(2000),
  scope: text(500).default(''),
  state: text(2000).default(''),
  codeChallenge: text(200).default(''),
  codeChallengeMethod: text(20).default(''),
  resource: text(500).default(''),
})

export type AuthorizationRequest = z.output<typeof authorizationRequest>
