import { isHiragana, isKatakana } from '@kotonoha/japanese/kana/script'
import { toHepburn } from '@kotonoha/japanese/kana/to-romaji'
import type { ApiOutputs } from '../../../../api/api'

export interface CharacterBrief {
  literal: string
  /** Whether it has a page: kana have none. */
  isKanji: boolean
  /** Readings of a kanji, sound of a kana. */
  reading: string
  /** Meaning of a kanji, script of a kana; '' where nobody says. */
  meaning: string
  /** Script of a kana, which may look like a kanji or like a kana of the other script; else ''. */
  script: string
}

/** Looks up what a character is called; whatever is not listed goes without. */
export function createBriefFinder(
  briefs: ApiOutputs['dict']['kanji']['listBriefs']['briefs'] = [],
): (literal: string) => CharacterBrief {
  const byLiteral = new Map(briefs.map((brief) => [brief[0], brief]))
  return (literal) => {
    const [, reading, meaning] = byLiteral.get(literal) ?? []
    if (reading !== undefined && meaning !== undefined) {
      return { literal, isKanji: true, reading, meaning, script: '' }
    }
    // It belongs to both scripts, and looks like 一.
    if (literal === 'ー') return toKana(literal, 'long mark')
    if (isHiragana(literal)) return toKana(literal, 'hiragana')
    if (isKatakana(literal)) return toKana(literal, 'katakana')
    return { literal, isKanji: false, reading: '', meaning: '', script: '' }
  }
}

function toKana(literal: string, script: string): CharacterBrief {
  const sound = toHepburn(literal)
  return {
    literal,
    isKanji: false,
    reading: sound === literal ? '' : sound,
    meaning: script,
    script,
  }
}
