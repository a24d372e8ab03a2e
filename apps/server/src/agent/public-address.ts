import { BlockList, isIP } from 'node:net'

/** Not of the public internet (RFC 6890 and the registries it began). */
const reserved = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  reserved.addSubnet(network, prefix, 'ipv4')
}

/** What is routed on the public internet; all else of IPv6 is reserved, local or a detour to IPv4. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Within it: Teredo and 6to4, which lead to IPv4 addresses, and documentation. */
const detours6 = new BlockList()
detours6.addSubnet('2001::', 23, 'ipv6')
detours6.addSubnet('2001:db8::', 32, 'ipv6')
detours6.addSubnet('2002::', 16, 'ipv6')
detours6.addSubnet('3fff::', 20, 'ipv6')

/** Whether an address is one of the public internet, so that asking it tells nothing of our own net. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  if (family === 6) return global6.check(address, 'ipv6') && !detours6.check(address, 'ipv6')
  return false
}
