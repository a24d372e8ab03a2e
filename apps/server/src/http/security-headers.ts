/**
 * For a year browsers that came over TLS come back over TLS only. They pass over it where they
 * came without, so it does no harm on a developer's machine; other names of a domain are not ours
 * to decide about.
 */
const strictTransport = { 'strict-transport-security': 'max-age=31536000' }

/** On every answer. */
export function toSecurityHeaders(isProduction: boolean): Record<string, string> {
  return { ...everywhere, ...(isProduction && strictTransport) }
}

const everywhere = {
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * On pages. Scripts come from files of this origin only, and those within the page are named by
 * their hashes. Styles may be inline, because the style engine of the interface writes them into
 * the page. Nothing may frame the page.
 */
export function toContentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    `default-src 'self'`,
    `script-src ${[`'self'`, ...scriptHashes].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** On pages: what the product does not use, no script in it may ask for. */
export const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'
