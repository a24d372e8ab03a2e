import { type Facet, facets } from '@kotonoha/study/subject'

/** As rows have it: 1 meaning, 2 reading, 3 writing. */
export function toFacetNumber(facet: Facet): number {
  return facets.indexOf(facet) + 1
}

/** Throws a RangeError for a number that is no facet. */
export function toFacetName(number: number): Facet {
  const facet = facets[number - 1]
  if (facet === undefined) throw new RangeError(`${number} is no facet`)
  return facet
}
