import { expect, test } from 'vitest'
import { deinflect } from './deinflect'
import { longestForm, openEndingsOfForms, shortestForm } from './endings-of-forms'
import { isHonoured } from './undo-endings'

/** What the endings of all texts that end so say of this one. */
function listForms(text: string, endings: ReturnType<ReturnType<typeof openEndingsOfForms>>) {
  return endings
    .filter(
      ({ shortest, longest, skipped }) =>
        text.length >= shortest && text.length <= longest && isHonoured(text.slice(0, skipped)),
    )
    .map(
      ({ cut, base, skipped, steps }) =>
        `${text.slice(skipped, text.length - cut)}${base} ${steps.join()}`,
    )
}

/** Read as hiragana where it is all of a text, but not within one. */
const isKatakana = /^[ァ-ヺー]+$/

const sentences = [
  '食べさせられたくなかったので先生にお書きになってもらいました',
  'しなければならなかったことをしてしまってから読んじゃった',
  'くださいませんかとおっしゃっていた人がくれたものをいただきます',
  '来られないようになったら困るからよさそうなのを選んどいて',
  // Kanji that some rule names, between others.
  '御覧下さいと仰って呉れた為に行って往って逝って来て來て有る在る見る得るより善い佳い宜い良い好い人愛する信ずる',
  'コーヒーがイイとタベタがサボってから御呼びして御書きになるお見えです',
]

test('the endings of a text are those of every piece of it that ends there', () => {
  let forms = 0
  // Twice, since the second time they are remembered.
  for (const sentence of [...sentences, ...sentences]) {
    const endingsAt = openEndingsOfForms(sentence)
    for (let to = shortestForm; to <= sentence.length; to += 1) {
      for (let length = shortestForm; length <= Math.min(to, longestForm); length += 1) {
        const piece = sentence.slice(to - length, to)
        if (isKatakana.test(piece)) continue
        const alone = deinflect(piece).map(({ text, steps }) => `${text} ${steps.join()}`)
        expect([...new Set(listForms(piece, endingsAt(to)))]).toEqual(alone)
        forms += alone.length
      }
    }
  }
  expect(forms).toBeGreaterThan(1000)
})

test('endings that are alike are one list, whatever stands before them', () => {
  const listAtEnd = (text: string) => openEndingsOfForms(text)(text.length)
  const [one, other, third] = ['それをのみ', 'それをふみ', 'それをのむ'].map(listAtEnd)
  expect(one?.map(({ steps }) => steps.join())).toContain('stem')
  expect(other).toBe(one)
  expect(third).not.toBe(one)
})
