import type { AuthSettings } from '@kotonoha/auth-server/settings/auth-settings'

/**
 * Whom push services may turn to (RFC 8292, section 2.1): the site, or where that has no encrypted
 * address, somebody at its host.
 */
export function toSubject({ siteUrl }: Pick<AuthSettings, 'siteUrl'>): string {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' ? siteUrl : `mailto:operator@${hostname}`
}
