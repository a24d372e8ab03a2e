import type { StoredRubySegment, StoredUsedKanji } from '@kotonoha/dictionary-db/tables/stored-word'
import type { AlignedKanji, FuriganaAligner } from '@kotonoha/japanese/furigana'
import { toReadingId } from '../kanji/kanji-readings'
import type { FuriganaTable } from './furigana-table'

/**
 * `dictionary`: worked out by others. `aligned`: by us, each kanji with its own reading. `whole`:
 * some kanji share a reading, because they are read as a whole or because nothing fitted.
 */
export type FuriganaOrigin = 'kana' | 'dictionary' | 'aligned' | 'whole'

export interface SpellingFurigana {
  furigana: StoredRubySegment[]
  kanji: StoredUsedKanji[]
  origin: FuriganaOrigin
}

/** Lays the reading over a spelling: from the furigana dictionary, else by our own alignment. */
export function layFurigana(
  text: string,
  reading: string,
  table: FuriganaTable,
  aligner: FuriganaAligner,
): SpellingFurigana {
  if (text === reading) return { furigana: [[text]], kanji: [], origin: 'kana' }
  const listed = table.find(text, reading)
  if (listed !== undefined) {
    const segments = listed.map(([text, ruby]) => (ruby === undefined ? { text } : { text, ruby }))
    const kanji = listUsedKanji(aligner.explain(segments))
    return { furigana: joinAcrossDots(listed), kanji, origin: 'dictionary' }
  }
  const { segments, kanji, isComplete } = aligner.align(text, reading)
  return {
    furigana: joinAcrossDots(
      segments.map(({ text, ruby }) => (ruby === undefined ? [text] : [text, ruby])),
    ),
    kanji: listUsedKanji(kanji),
    origin: isComplete ? 'aligned' : 'whole',
  }
}

/**
 * A reading parts what it spells with dots that are not written (ＴＶ is ティー・ブイ). They belong to
 * no letter, so what they part shares one ruby: not ティー over Ｔ and ・ブイ over Ｖ.
 */
function joinAcrossDots(segments: readonly StoredRubySegment[]): StoredRubySegment[] {
  const joined: StoredRubySegment[] = []
  for (const segment of segments) {
    const [text, ruby] = segment
    const [before = '', rubyBefore] = joined.at(-1) ?? []
    const isParted = rubyBefore?.endsWith('・') === true || ruby?.startsWith('・') === true
    if (ruby !== undefined && rubyBefore !== undefined && isParted) {
      joined[joined.length - 1] = [before + text, rubyBefore + ruby]
    } else {
      joined.push(segment)
    }
  }
  return joined
}

/** In writing order; a kanji that stands twice is listed twice only where it is read differently. */
function listUsedKanji(aligned: readonly AlignedKanji[]): StoredUsedKanji[] {
  const used: StoredUsedKanji[] = []
  for (const { kanji, reading, base, position } of aligned) {
    const readingInWord = reading ?? ''
    if (used.some(([literal, other]) => literal === kanji && other === readingInWord)) continue
    used.push([kanji, readingInWord, base === null ? '' : toReadingId(kanji, base), position])
  }
  return used
}
