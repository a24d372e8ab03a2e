/**
 * The push services of the makers of browsers: Chrome and most others, Firefox, Safari, Edge. An
 * address comes from a client; any other would have this server call whatever it can reach.
 */
const knownHosts =
  /^(?:fcm\.googleapis\.com|(?:[\w-]+\.)*push\.services\.mozilla\.com|(?:[\w-]+\.)*push\.apple\.com|(?:[\w-]+\.)*notify\.windows\.com)$/

/** `further`: origins that the operator trusts, such as a push service of their own. */
export function createKnownServices(further: readonly string[]): (endpoint: string) => boolean {
  return (endpoint) => {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
    if (username !== '' || password !== '') return false
    if (further.includes(origin)) return true
    return protocol === 'https:' && port === '' && knownHosts.test(hostname)
  }
}
