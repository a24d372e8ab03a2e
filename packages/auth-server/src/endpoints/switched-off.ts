import type { Context } from 'hono'
import { AuthError, validationFailed } from '../auth-error'
import type { AuthParts } from '../auth-parts'

/** `GET /authorize`: signing in by an account elsewhere. */
export async function refuseProvider(_: AuthParts, context: Context): Promise<Response> {
  const provider = (context.req.query('provider') ?? '').slice(0, 40)
  throw validationFailed(`Unsupported provider: provider ${provider} is not enabled`)
}

/** `GET` and `POST /callback`: nobody was sent away who could come back. */
export async function refuseCallback({ settings }: AuthParts, context: Context): Promise<Response> {
  const hasState = Boolean(context.req.query('state'))
  const url = new URL(settings.siteUrl)
  url.searchParams.set('error', 'invalid_request')
  url.searchParams.set('error_code', hasState ? 'bad_oauth_state' : 'bad_oauth_callback')
  url.searchParams.set(
    'error_description',
    hasState ? 'OAuth state is invalid' : 'OAuth state parameter missing',
  )
  return new Response(null, { status: 303, headers: { location: url.href } })
}

/** `POST /sso` */
export async function refuseSso(): Promise<Response> {
  throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
}

export async function refusePasskeys(): Promise<Response> {
  throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled')
}

export async function refuseOAuthServer(): Promise<Response> {
  throw new AuthError(404, 'feature_disabled', 'OAuth server is disabled')
}
