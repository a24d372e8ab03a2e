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
export function createClientAddressReader(
  trustedProxies: readonly string[],
  onUnreadable: () => void = () => {},
): ReadClientAddress {
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
    const hops = forwardedFor?.split(',') ?? []
    while (hops.length > 0 && isTrusted(client)) {
      const hop = toPlainAddress(withoutPort(hops.pop()?.trim() ?? ''))
      if (isIP(hop) === 0) {
        onUnreadable()
        break
      }
      client = hop
    }
    return toLimitKey(client)
  }
}

/** Some proxies write `203.0.113.8:1234` and `[2001:db8::1]:1234`. */
function withoutPort(hop: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(hop) ?? []
  return bracketed ?? hop.replace(/^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/, '$1')
}

/** IPv4 that is written as IPv6 is the same client, however it is written. */
function toPlainAddress(address: string): string {
  const groups = toGroups(address)
  if (groups === undefined) return address
  const isMapped = groups.slice(0, 5).every((each) => each === 0) && groups[5] === 0xffff
  if (!isMapped) return address
  return groups
    .slice(6)
    .flatMap((each) => [each >> 8, each & 0xff])
    .join('.')
}

/** One household has a whole /64 of IPv6 to ask from. */
function toLimitKey(address: string): string {
  const groups = toGroups(address)
  if (groups === undefined) return address
  return `${groups
    .slice(0, 4)
    .map((each) => each.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address; undefined when it is none. */
function toGroups(address: string): number[] | undefined {
  if (isIP(address) !== 6) return undefined
  const [plain = ''] = address.split('%')
  const [head = '', tail] = plain.split('::')
  const first = toNumbers(head)
  const last = toNumbers(tail ?? '')
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

function toNumbers(part: string): number[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}
