import { checkReading } from '@kotonoha/study/answers/check-reading'
import { romajiToHiragana } from '@kotonoha/study/answers/romaji'

/** Plain hiragana, katakana with a long mark, and a glide with a geminate: what reading kana takes. */
export const kanaWords = [
  { word: 'さくら', romaji: 'sakura', meaning: 'cherry blossom' },
  { word: 'コーヒー', romaji: 'kōhī', meaning: 'coffee' },
  { word: 'きょうしつ', romaji: 'kyōshitsu', meaning: 'classroom' },
] as const

const macrons = new Map([
  ['ā', 'aa'],
  ['ī', 'ii'],
  ['ū', 'uu'],
  ['ē', 'ee'],
  ['ō', 'ou'],
])

/** Whether what was typed, in kana or in Latin letters, is how the word is read. */
export function isReadAs(typed: string, word: string): boolean {
  const letters = typed
    .trim()
    .toLowerCase()
    .replaceAll(/[āīūēō]/g, (each) => macrons.get(each) ?? each)
  const answer = romajiToHiragana(letters) ?? typed
  const question = { kind: 'word', literal: word, taught: [word], others: [], blocked: [] } as const
  return checkReading(answer, question).outcome === 'right'
}
