import type { StoredRubySegment } from '@kotonoha/dictionary-db/tables/stored-word'
import type { AlignedKanji, FuriganaAligner } from '@kotonoha/japanese/furigana'
import type { RubySegment } from '@kotonoha/japanese/ruby'
import type { FuriganaTable } from './furigana-table'

export interface SpellingFurigana {
  furigana: StoredRubySegment[]
  kanji: AlignedKanji[]
  source: 'kana' | 'dictionary' | 'aligned' | 'whole'
}

/** Lays the reading over a spelling: from the furigana dictionary, else by our own alignment. */
export function layFurigana(
  text: string,
  reading: string,
  table: FuriganaTable,
  aligner: FuriganaAligner,
): SpellingFurigana {
  if (text === reading) return { furigana: [[text]], kanji: [], source: 'kana' }
  const listed = table.find(text, reading)
  if (listed !== undefined) {
    return {
      furigana: listed,
      kanji: aligner.explain(listed.map(toRubySegment)),
      source: 'dictionary',
    }
  }
  const { segments, kanji, isComplete } = aligner.align(text, reading)
  return {
    furigana: segments.map(({ text, ruby }) => (ruby === undefined ? [text] : [text, ruby])),
    kanji,
    source: isComplete ? 'aligned' : 'whole',
  }
}

function toRubySegment([text, ruby]: StoredRubySegment): RubySegment {
  return ruby === undefined ? { text } : { text, ruby }
}
