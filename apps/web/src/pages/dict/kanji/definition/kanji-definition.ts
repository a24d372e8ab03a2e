import type { ApiOutputs } from '../../../../api/api'

export type KanjiDefinition = ApiOutputs['dict']['kanji']['getDefinitionOverview']
export type KanjiReading = KanjiDefinition['readings'][number]
