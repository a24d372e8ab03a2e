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

/** What each provider's manual wants to be allowed: its script, and the frame that it opens. */
const captchaSources = {
  hcaptcha: {
    hosts: 'https://hcaptcha.com https://*.hcaptcha.com',
    directives: ['script-src', 'style-src', 'frame-src', 'connect-src'],
  },
  turnstile: {
    hosts: 'https://challenges.cloudflare.com',
    directives: ['script-src', 'frame-src'],
  },
}

/**
 * On pages. Scripts come from files of this origin only, and those within the page are named by
 * their hashes; where the installation has a captcha, from its provider as well. Of a service that
 * counts what is used nothing is loaded: it is only told (`analyticsHost`). Styles may be
 * inline, because the style engine of the interface writes them into the page. Nothing may frame
 * the page.
 */
export function toContentSecurityPolicy(
  scriptHashes: readonly string[],
  captcha?: keyof typeof captchaSources,
  analyticsHost?: string,
): string {
  const { hosts, directives } =
    captcha === undefined ? { hosts: '', directives: [] } : captchaSources[captcha]
  const allow = (directive: string, sources: string) =>
    `${directive} ${sources}${directives.includes(directive) ? ` ${hosts}` : ''}`
  return [
    `default-src 'self'`,
    allow('script-src', [`'self'`, ...scriptHashes].join(' ')),
    allow('style-src', `'self' 'unsafe-inline'`),
    // As `default-src` has it, but for a captcha.
    allow('frame-src', `'self'`),
    allow('connect-src', [`'self'`, analyticsHost].filter(Boolean).join(' ')),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/**
 * On the file of a worker, which has a policy of its own and not that of its page. What reads files
 * runs SQLite and reaches nobody but us; what asks WaniKani reaches WaniKani and not even us, so
 * that the learner's token can go nowhere else.
 */
const workerPolicies = [
  {
    begins: '/assets/import-reader-',
    policy: `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'`,
  },
  {
    begins: '/assets/wanikani-reader-',
    policy: `default-src 'none'; script-src 'self'; connect-src https://api.wanikani.com`,
  },
]

/** The policy of a file of the site; undefined for one that takes its page's. */
export function findWorkerPolicy(path: string): string | undefined {
  return workerPolicies.find(({ begins }) => path.startsWith(begins))?.policy
}

/** On pages: what the product does not use, no script in it may ask for. */
export const permissionsPolicy = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'
