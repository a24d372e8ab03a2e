import type { ApiOutputs } from '../../../../api/api'

/** A part that kanji can be looked up by. */
export type LookupComponent = ApiOutputs['dict']['kanji']['listComponents']['components'][number]
