/**
 * Whether the client's copy is still good: the tag is among those of If-None-Match.
 * Weak comparison (RFC 9110, 13.1.2): `W/` does not matter.
 */
export function isUnchanged(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = tag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === opaque)
}
