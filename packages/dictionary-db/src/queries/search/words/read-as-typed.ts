import { unvoice, voice } from '@kotonoha/japanese/kana/iteration-marks'
import { isKanji } from '@kotonoha/japanese/kana/script'
import type { KanjiIndex } from '../../../search-index/kanji-index'

/** A reading of more kana is that of a word, not of a kanji. */
const longestReading = 6

const unSemiVoiced: Readonly<Record<string, string>> = {
  ぱ: 'は',
  ぴ: 'ひ',
  ぷ: 'ふ',
  ぺ: 'へ',
  ぽ: 'ほ',
}

/** What the ending of a verb is in the noun that is made of it: 引 is ひく, and ひき in 綱引. */
const endingOfNoun: Readonly<Record<string, string>> = {
  い: 'う',
  き: 'く',
  ぎ: 'ぐ',
  し: 'す',
  ち: 'つ',
  に: 'ぬ',
  び: 'ぶ',
  み: 'む',
  り: 'る',
}

/**
 * Whether a reading is what a text in kanji and kana says, each of its kanji read as the sources have it, with the
 * changes of sound in a compound: き味 is きみ, and not きょうみ.
 */
export function isReadAsTyped(index: KanjiIndex, text: string, reading: string): boolean {
  const [char = '', ...others] = text
  if (char === '') return reading === ''
  const rest = others.join('')
  if (!isKanji(char))
    return reading.startsWith(char) && isReadAsTyped(index, rest, reading.slice(1))
  const longest = Math.min(longestReading, reading.length - rest.length)
  for (let length = 1; length <= longest; length += 1) {
    // Asked first: most ways to part a long reading end at its first kanji.
    const isSo = isReadingOf(index, char, reading.slice(0, length))
    if (isSo && isReadAsTyped(index, rest, reading.slice(length))) return true
  }
  return false
}

/** Whether a kanji is read so, alone or in a compound. */
function isReadingOf(index: KanjiIndex, kanji: string, kana: string): boolean {
  const number = index.numberOfLiteral.get(kanji)
  if (number === undefined) return false
  return listPlain(kana).some((plain) => {
    const key = index.readings.find(plain)
    return key >= 0 && index.kanjiOfReading.listOf(key).some((each) => each >> 2 === number)
  })
}

/** What the kana may be outside a compound: がっ is がく (学校), ばなし はなし and はなす (昔話). */
function listPlain(kana: string): string[] {
  const first = kana.charAt(0)
  const rest = kana.slice(1)
  const heads = [...new Set([first, unvoice(first), voice(first), unSemiVoiced[first] ?? first])]
  return heads.flatMap((head) => listEndings(head + rest))
}

function listEndings(kana: string): string[] {
  const last = kana.slice(-1)
  const rest = kana.slice(0, -1)
  if (rest !== '' && last === 'っ') return [...'つくちきう'].map((end) => rest + end)
  const verb = endingOfNoun[last]
  return [kana, ...(verb === undefined || rest === '' ? [] : [rest + verb]), `${kana}る`]
}
