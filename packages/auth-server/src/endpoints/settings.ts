import type { AuthSettings } from '../settings/auth-settings'

/** Signing in by an account elsewhere: none is offered, but clients look each of them up. */
export const externalProviders = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
] as const

export function toPublicSettings(settings: AuthSettings) {
  return {
    external: {
      email: settings.isEmailEnabled,
      phone: false,
      anonymous_users: settings.isAnonymousEnabled,
      ...Object.fromEntries(externalProviders.map((name) => [name, false])),
    },
    disable_signup: settings.isSignupDisabled,
    mailer_autoconfirm: settings.isAutoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  }
}
