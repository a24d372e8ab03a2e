/** What a card asks of its item; also the order in which facets are taught. */
const facets = ['meaning', 'reading', 'writing'] as const
export type FacetName = (typeof facets)[number]

/** As rows have it: 1 meaning, 2 reading, 3 writing. */
export function toFacetNumber(facet: FacetName): number {
  return facets.indexOf(facet) + 1
}

/** Throws a RangeError for a number that is no facet. */
export function toFacetName(number: number): FacetName {
  const facet = facets[number - 1]
  if (facet === undefined) throw new RangeError(`${number} is no facet`)
  return facet
}
