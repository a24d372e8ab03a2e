const patterns = new Map<string, RegExp>()

/** `**` stands for anything, `*` for anything but `.` and `/`, `?` for one such character. */
export function toGlobPattern(glob: string): RegExp {
  const known = patterns.get(glob)
  if (known !== undefined) return known
  const source = glob.replaceAll(/\*\*|\*|\?|[\\^$.+()[\]{}|]/g, (token) => {
    if (token === '**') return '.*'
    if (token === '*') return '[^./]*'
    return token === '?' ? '[^./]' : `\\${token}`
  })
  const pattern = new RegExp(`^${source}$`)
  patterns.set(glob, pattern)
  return pattern
}
