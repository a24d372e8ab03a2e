import type { ApiOutputs } from '../../../../api/api'

/** A part that kanji can be looked up by, as it is picked. */
export type LookupComponent =
  ApiOutputs['dict']['kanji']['listComponentShapes']['components'][number]

/** As much of one as it takes to draw it. */
export type DrawnComponent = Pick<LookupComponent, 'literal' | 'drawing'>

/** One with all the names and meanings that it is found by. */
export type NamedComponent = ApiOutputs['dict']['kanji']['listComponents']['components'][number]
