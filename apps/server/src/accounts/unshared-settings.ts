/** Each with what may be given instead. */
const sharedSettings = [
  ['AUTH_JWT_KEYS'],
  ['AUTH_SECRET'],
  // The issuer of a token: a node refuses those of another issuer.
  ['AUTH_SITE_URL', 'AUTH_EXTERNAL_URL'],
] as const

/**
 * What several nodes on one database must share and this one was not given: without it each makes
 * up its own, and learners are signed out whenever another node answers them.
 */
export function listUnsharedSettings(environment: Record<string, string | undefined>): string[] {
  return sharedSettings.flatMap((names) =>
    names.some((name) => environment[name]) ? [] : [names[0]],
  )
}
