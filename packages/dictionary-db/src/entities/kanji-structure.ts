export interface KanjiComponent {
  literal: string
  /** Set where the component is a kanji of the dictionary. */
  kanjiId: string | null
  strokeCount: number | null
  meaning: string | null
}

export type ComponentPosition =
  | 'left'
  | 'right'
  | 'top'
  | 'bottom'
  | 'nyo'
  | 'tare'
  | 'kamae'
  | 'nyoc'
  | 'tarec'

export interface ComponentNode {
  literal: string | null
  /** The full form where `literal` is a variant: 氵 is 水. */
  original: string | null
  kanjiId: string | null
  position: ComponentPosition | null
  meaning: string | null
  isPhonetic: boolean
  isRadical: boolean
  /** Indices of its strokes in writing order, from 0. */
  strokeIndices: number[]
  children: ComponentNode[]
}

export interface KanjiStructure {
  literal: string
  strokeCount: number
  radicals: KanjiComponent[]
  radical: {
    number: number
    literal: string
    names: string[]
    meaning: string | null
    strokeCount: number | null
  }
  codepoint: {
    ucs: string
    jis208: string | null
    jis212: string | null
    jis213: string | null
  }
  tree: ComponentNode | null
  phonetic: { literal: string; readings: string[] } | null
  skip: { code: string; isMisclassification: boolean }[]
  fourCorner: string[]
  indices: { name: string; value: string }[]
}
