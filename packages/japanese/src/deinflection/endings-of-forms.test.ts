import { expect, test } from 'vitest'
import { deinflect, listEndingsOfForms, longestForm, shortestForm } from './deinflect'
import { isHonoured } from './undo-endings'

/** What the endings of all texts that end so say of this one. */
function listForms(text: string, end: string): string[] {
  return listEndingsOfForms(end)
    .filter(
      ({ shortest, longest, skipped }) =>
        text.length >= shortest && text.length <= longest && isHonoured(text.slice(0, skipped)),
    )
    .map(
      ({ cut, base, skipped, steps }) =>
        `${text.slice(skipped, text.length - cut)}${base} ${steps.join()}`,
    )
}

const sentences = [
  '食べさせられたくなかったので先生にお書きになってもらいました',
  'しなければならなかったことをしてしまってから読んじゃった',
  'くださいませんかとおっしゃっていた人がくれたものをいただきます',
  '来られないようになったら困るからよさそうなのを選んどいて',
]

test('the endings of a text are those of every piece of it that ends there', () => {
  let forms = 0
  // Twice, since the second time they are remembered.
  for (const sentence of [...sentences, ...sentences]) {
    for (let to = shortestForm; to <= sentence.length; to += 1) {
      for (let length = shortestForm; length <= Math.min(to, longestForm); length += 1) {
        const piece = sentence.slice(to - length, to)
        const alone = deinflect(piece).map(({ text, steps }) => `${text} ${steps.join()}`)
        expect([...new Set(listForms(piece, sentence.slice(0, to)))]).toEqual(alone)
        forms += alone.length
      }
    }
  }
  expect(forms).toBeGreaterThan(1000)
})
