import { BlockList, isIP } from 'node:net'

/** Reads who asks from the socket and the header that proxies write. */
export type ReadClientAddress = (
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
) => string

/**
 * The header is believed only from a trusted proxy, and of its list only what trusted ones added:
 * the last address that is not theirs.
 */
export function createClientAddressReader(trustedProxies: readonly string[]): ReadClientAddress {
  const trusted = new BlockList()
  for (const each of trustedProxies) {
    const [address = '', prefix] = each.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (isIP(address) === 0) continue
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (socketAddress, forwardedFor) => {
    let client = toPlainAddress(socketAddress ?? 'unknown')
    const hops = forwardedFor?.split(',').map((hop) => toPlainAddress(hop.trim())) ?? []
    while (hops.length > 0 && isTrusted(client)) {
      const hop = hops.pop()
      if (hop === undefined || isIP(hop) === 0) break
      client = hop
    }
    return toLimitKey(client)
  }
}

/** IPv4 that arrives on an IPv6 socket is the same client as on an IPv4 one. */
function toPlainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** One household has a whole /64 of IPv6 to ask from. */
function toLimitKey(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = ''] = address.split('::')
  return `${head.split(':').slice(0, 4).join(':')}::/64`
}
