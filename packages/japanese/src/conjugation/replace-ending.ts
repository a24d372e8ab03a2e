import { toHiragana } from '../kana/hiragana-katakana'
import { isKana } from '../kana/script'
import type { RubySegment } from '../ruby'

interface Word {
  text: string
  reading: string
  furigana: readonly RubySegment[]
}

interface Replacement {
  dictionary: string
  headKana: string
}

/**
 * The word with its dictionary ending replaced, in writing, reading and furigana.
 *
 * Where a kanji stands for the first kana of the ending (来る, 良い, 有る) it is kept, and its
 * reading changes, as long as the new ending still begins with a kana that the kanji may read.
 */
export function replaceEnding(
  word: Word,
  { dictionary, headKana }: Replacement,
  ending: string,
): Word & { furigana: RubySegment[] } {
  const reading = word.reading.slice(0, word.reading.length - dictionary.length) + ending
  if (ending.startsWith(dictionary)) {
    // Nothing is replaced, so the word keeps its own spelling (ウザイです).
    const added = ending.slice(dictionary.length)
    return {
      text: word.text + added,
      reading: word.reading + added,
      furigana: append(word.furigana, { text: added }),
    }
  }
  if (toHiragana(word.text).endsWith(dictionary)) {
    const stem = word.text.slice(0, word.text.length - dictionary.length)
    const furigana = append(trim(word.furigana, dictionary.length), { text: ending })
    return { text: stem + ending, reading, furigana }
  }
  // The ending's head is written with a kanji: only the kana after it are in the written form.
  const tail = dictionary.slice(1)
  const kanji = [...word.text.slice(0, word.text.length - tail.length)].at(-1) ?? ''
  const stem = word.text.slice(0, word.text.length - tail.length - kanji.length)
  const stemFurigana = trim(word.furigana, kanji.length + tail.length, dictionary.length)
  if (!headKana.includes(ending.charAt(0))) {
    return { text: stem + ending, reading, furigana: append(stemFurigana, { text: ending }) }
  }
  const withKanji = append(stemFurigana, { text: kanji, ruby: ending.charAt(0) })
  return {
    text: stem + kanji + ending.slice(1),
    reading,
    furigana: append(withKanji, { text: ending.slice(1) }),
  }
}

/** Drops characters, and the ruby over them, from the end. */
function trim(
  furigana: readonly RubySegment[],
  characters: number,
  kana = characters,
): RubySegment[] {
  const segments = furigana.map((segment) => ({ ...segment }))
  let textLeft = characters
  let kanaLeft = kana
  while (textLeft > 0) {
    const last = segments.pop()
    if (last === undefined) break
    const cut = Math.min(textLeft, last.text.length)
    const text = last.text.slice(0, last.text.length - cut)
    // A ruby over the whole segment goes with it; over a part, the part's kana go.
    const ruby = text === '' ? '' : last.ruby?.slice(0, -kanaLeft)
    if (text !== '') segments.push(ruby ? { text, ruby } : { text })
    kanaLeft -= text === '' && last.ruby !== undefined ? last.ruby.length : cut
    textLeft -= cut
  }
  return segments
}

function append(segments: readonly RubySegment[], added: RubySegment): RubySegment[] {
  const last = segments.at(-1)
  if (added.text === '') return [...segments]
  if (last === undefined || last.ruby !== undefined || added.ruby !== undefined) {
    return [...segments, added]
  }
  // Two plain stretches read as one, unless a kanji without known reading stands there.
  return isKana(added.text)
    ? [...segments.slice(0, -1), { text: last.text + added.text }]
    : [...segments, added]
}
