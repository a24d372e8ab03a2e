type Meta = readonly ({ title?: string | undefined } | undefined)[] | undefined

/**
 * The window's title from the titles of the nested routes, outermost first: the most particular
 * comes first, because a narrow tab shows only the beginning.
 */
export function joinTitle(metaOfMatches: readonly Meta[]): string {
  return metaOfMatches
    .flatMap((meta) => meta ?? [])
    .flatMap((each) => (each?.title === undefined ? [] : [each.title]))
    .reverse()
    .join(' | ')
}
