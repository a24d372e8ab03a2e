import type { ApiOutputs } from '../../../../api/api'

export type Stats = ApiOutputs['kanji']['progress']['getStats']
export type Rate = NonNullable<Stats['retention'][number]['all']>

export const facetLabels = { meaning: 'Meaning', reading: 'Reading', writing: 'Writing' } as const
