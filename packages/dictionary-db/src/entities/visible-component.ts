/** A part by which kanji can be looked up (KRADFILE). */
export interface VisibleComponent {
  literal: string
  strokeCount: number
  /** Set where the component is a kanji of the dictionary. */
  kanjiId: string | null
  meanings: string[]
  /** In kana. */
  names: string[]
  /** Other components that are shapes of the same radical. */
  variants: string[]
  /** Null where every Japanese font has the shape. */
  drawing: { viewBox: string; paths: string[] } | null
  kanjiCount: number
}

/** What is seen of a component, and its most usual name and meaning. */
export interface ComponentShape
  extends Pick<VisibleComponent, 'literal' | 'strokeCount' | 'variants' | 'drawing'> {
  name: string | null
  meaning: string | null
}
