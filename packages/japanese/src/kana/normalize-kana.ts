import { toHiragana } from './hiragana-katakana'
import { expandIterationMarks } from './iteration-marks'
import { findVowel } from './vowel'
import { foldWidth } from './width'

/**
 * The key under which a reading or a kana query is compared: width folded, katakana as hiragana,
 * iteration marks written out. What is no kana stays, so mixed spellings can be keyed too.
 *
 * `longVowel: 'resolve'` also writes ー as the vowel it lengthens (コーヒー → こおひい, キー → きい),
 * so that `koohii`, こおひい and コーヒー meet; apply it to both sides or to neither.
 */
export function normalizeKana(text: string, longVowel: 'keep' | 'resolve' = 'keep'): string {
  const hiragana = expandIterationMarks(
    toHiragana(foldWidth(text)).replace(/(?<=[ぁ-ゖー])[\u301c~]/g, 'ー'),
  )
  return longVowel === 'keep' ? hiragana : resolveLongVowels(hiragana)
}

function resolveLongVowels(hiragana: string): string {
  if (!hiragana.includes('ー')) return hiragana
  let resolved = ''
  let vowel: string | undefined
  for (const kana of hiragana) {
    if (kana === 'ー') {
      resolved += vowel ?? kana
    } else {
      resolved += kana
      vowel = findVowel(kana)
    }
  }
  return resolved
}

const unshrunk: Readonly<Record<string, string>> = {
  ぁ: 'あ',
  ぃ: 'い',
  ぅ: 'う',
  ぇ: 'え',
  ぉ: 'お',
  ゃ: 'や',
  ゅ: 'ゆ',
  ょ: 'よ',
  ゎ: 'わ',
  ゕ: 'か',
  ゖ: 'け',
  っ: '',
  ぢ: 'じ',
  づ: 'ず',
  ゐ: 'い',
  ゑ: 'え',
  を: 'お',
}

/**
 * A coarser key for near matches: what learners mishear falls together. Small kana are written
 * large, っ and every long vowel are dropped, ぢ づ を are written as they sound, so that
 * びょういん and びよういん, おばさん and おばあさん, きて and きって share a key.
 */
export function looseKanaKey(text: string): string {
  return withLongVowels(text, '', (kana) => unshrunk[kana] ?? kana)
}

/** The reading with all its vowels short: ほそ for ほうそう. */
export function shortKanaKey(text: string): string {
  return withLongVowels(text, '', (kana) => kana)
}

/** The reading as it sounds, however its long vowels are written: せんそー for せんそう and せんそお. */
export function spokenKanaKey(text: string): string {
  return withLongVowels(text, 'ー', (kana) => kana)
}

/** Nothing in it is written otherwise in a key. */
const plainHiragana = /^[\u3041-\u3096]+$/u

function withLongVowels(
  text: string,
  lengthening: string,
  toLarge: (kana: string) => string,
): string {
  let key = ''
  let previousVowel: string | undefined
  const plain = plainHiragana.test(text) ? text : normalizeKana(text, 'resolve')
  for (const kana of plain) {
    const large = toLarge(kana)
    const isLengthening =
      previousVowel !== undefined &&
      (large === previousVowel ||
        (large === 'う' && previousVowel === 'お') ||
        (large === 'い' && previousVowel === 'え'))
    key += isLengthening ? lengthening : large
    if (large !== '') previousVowel = isLengthening ? previousVowel : findVowel(large)
  }
  return key
}
