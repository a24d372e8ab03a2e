import type { ApiOutputs } from '../../api/api'

type KanjiSummary = ApiOutputs['dict']['kanji']['listKanji']['items'][number]

/** A kanji as a tile shows it; what else is known goes into the card beside the tile. */
export type ListedKanji = Pick<KanjiSummary, 'kanjiId' | 'literal' | 'meanings'> &
  Partial<Omit<KanjiSummary, 'kanjiId' | 'literal' | 'meanings'>>

/** Kanji under one heading. */
export interface KanjiGroup<Kanji extends ListedKanji = ListedKanji> {
  key: string
  heading: string
  kanji: Kanji[]
}
