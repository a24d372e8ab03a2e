/** The codes that clients act on: GoTrue's, as its clients know no others. */
export type AuthErrorCode =
  | 'unexpected_failure'
  | 'request_timeout'
  | 'request_entity_too_large'
  | 'bad_json'
  | 'validation_failed'
  | 'no_authorization'
  | 'bad_jwt'
  | 'user_not_found'
  | 'session_not_found'
  | 'session_expired'
  | 'not_admin'
  | 'user_banned'
  | 'signup_disabled'
  | 'user_already_exists'
  | 'email_exists'
  | 'phone_exists'
  | 'email_provider_disabled'
  | 'phone_provider_disabled'
  | 'anonymous_provider_disabled'
  | 'invalid_credentials'
  | 'email_not_confirmed'
  | 'weak_password'
  | 'same_password'
  | 'reauthentication_needed'
  | 'reauthentication_not_valid'
  | 'current_password_required'
  | 'current_password_invalid'
  | 'otp_expired'
  | 'otp_disabled'
  | 'refresh_token_not_found'
  | 'refresh_token_already_used'
  | 'flow_state_not_found'
  | 'flow_state_expired'
  | 'bad_code_verifier'
  | 'over_request_rate_limit'
  | 'over_email_send_rate_limit'
  | 'captcha_failed'
  | 'manual_linking_disabled'
  | 'identity_not_found'
  | 'single_identity_not_deletable'
  | 'email_conflict_identity_not_deletable'
  | 'mfa_factor_not_found'
  | 'mfa_factor_name_conflict'
  | 'too_many_enrolled_mfa_factors'
  | 'mfa_challenge_expired'
  | 'mfa_ip_address_mismatch'
  | 'mfa_verification_failed'
  | 'insufficient_aal'
  | 'mfa_phone_enroll_not_enabled'
  | 'mfa_webauthn_enroll_not_enabled'
  | 'saml_provider_disabled'
  | 'web3_provider_disabled'
  | 'provider_disabled'
  | 'passkey_disabled'
  | 'feature_disabled'
  | 'bad_oauth_callback'
  | 'bad_oauth_state'

export type WeakPasswordReason = 'length' | 'characters' | 'pwned'

/** What a request is refused with; the text is for people, the code for programs. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  /** When it is worth asking again, where that is known. */
  retryAfterSeconds: number | undefined

  constructor(
    readonly status: number,
    readonly code: AuthErrorCode,
    message: string,
    readonly weakPasswordReasons?: readonly WeakPasswordReason[],
  ) {
    super(message)
  }
}

/** A refusal for coming too often. */
export function tooMany(
  code: 'over_request_rate_limit' | 'over_email_send_rate_limit',
  message: string,
  retryAfterSeconds: number,
): AuthError {
  const error = new AuthError(429, code, message)
  error.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterSeconds))
  return error
}

/** Refusals of the token endpoint that have the shape of RFC 6749, section 5.2. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'

  constructor(
    readonly error: string,
    description: string,
  ) {
    super(description)
  }
}

export function validationFailed(message: string, status = 400): AuthError {
  return new AuthError(status, 'validation_failed', message)
}
