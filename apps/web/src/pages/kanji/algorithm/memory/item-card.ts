import type { ApiOutputs } from '../../../../api/api'

type Memory = ApiOutputs['kanji']['algorithm']['getMemory']

/** One card of an item, with every answer to it. */
export type ItemCard = NonNullable<Memory['item']>['cards'][number]
