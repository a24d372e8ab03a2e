import type { KanjiSummary } from './kanji-summary'

export type RelatedKanjiKind =
  | 'look-alike'
  | 'same-phonetic'
  | 'variant'
  | 'shared-components'
  | 'contains'
  | 'antonym'
  | 'synonym'

export interface RelatedKanji {
  groups: {
    kind: RelatedKanjiKind
    items: { kanji: KanjiSummary /** One short English line. */; reason: string }[]
  }[]
}
