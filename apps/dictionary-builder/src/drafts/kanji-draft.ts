import type { KanjidicCharacter } from '../sources/kanjidic/kanjidic-character'
import type { KanjivgDrawing } from '../sources/kanjivg/kanjivg-drawing'

/** A kanji while the dictionary is being built. */
export interface KanjiDraft {
  literal: string
  source: KanjidicCharacter
  /** Without the source's remarks, such as "(kokuji)". */
  meanings: string[]
  isKokuji: boolean
  /** 5 for N5 … 1 for N1. */
  jlpt: number | null
  drawing: KanjivgDrawing | null
  /** Visible components as KRADFILE has them. */
  components: string[]
}

/** Kanji coined in Japan carry this remark among their meanings. */
const kokujiRemark = '(kokuji)'

export function toKanjiDraft(
  source: KanjidicCharacter,
  jlpt: number | null,
  drawing: KanjivgDrawing | null,
  components: string[],
): KanjiDraft {
  const meanings = source.meanings.map((meaning) => meaning.replace(kokujiRemark, '').trim())
  return {
    literal: source.literal,
    source,
    meanings: meanings.filter((meaning) => meaning !== ''),
    isKokuji: source.meanings.some((meaning) => meaning.includes(kokujiRemark)),
    jlpt,
    drawing,
    components,
  }
}

/** Is it a kanji that learners meet: on a school list, a JLPT list or in newspapers? */
export function isStudied({ source, jlpt }: KanjiDraft): boolean {
  return jlpt !== null || source.grade !== null || source.frequencyRank !== null
}

/**
 * Puts the meaning that the course teaches before those of the source, whose first one is not always
 * the one that a learner meets: 画 is "picture" there, and "brush-stroke" here.
 */
export function leadWithMeaning(draft: KanjiDraft, meaning: string): void {
  // One that stands for two senses is written "manner, -sama".
  const taught = meaning.split(', ')
  const known = new Set(taught.map((each) => each.toLowerCase()))
  draft.meanings = [...taught, ...draft.meanings.filter((each) => !known.has(each.toLowerCase()))]
}
