import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { AnswersOfATurn } from './answers-of-a-turn'
import type { PlainAnswer } from './plain-answer'

const answer: PlainAnswer = { status: 200, headers: [], body: null }

/** Notes whom was answered, in order. */
function openAnswers() {
  const answered: string[] = []
  const clock = { ms: 0 }
  const to = (name: string) => {
    const outgoing = { writeHead: () => outgoing, end: () => answered.push(name) }
    return outgoing as unknown as ServerResponse
  }
  return { answers: new AnswersOfATurn([], () => clock.ms), answered, clock, to }
}

test('what was found in one turn is sent at its end, in the order in which it was found', async () => {
  const { answers, answered, to } = openAnswers()
  answers.send(to('いぬ'), answer)
  answers.sendLate()
  answers.send(to('ねこ'), answer)
  expect(answered).toEqual([])
  await nextTurn()
  expect(answered).toEqual(['いぬ', 'ねこ'])
})

test('an answer does not wait for a second question once it has waited for three milliseconds', async () => {
  const { answers, answered, clock, to } = openAnswers()
  answers.send(to('いぬ'), answer)
  clock.ms = 2
  answers.sendLate()
  expect(answered).toEqual([])
  clock.ms = 3
  answers.sendLate()
  expect(answered).toEqual(['いぬ'])
  answers.send(to('ねこ'), answer)
  await nextTurn()
  expect(answered).toEqual(['いぬ', 'ねこ'])
})

test('the next turn has answers of its own', async () => {
  const { answers, answered, to } = openAnswers()
  answers.send(to('いぬ'), answer)
  await nextTurn()
  answers.send(to('ねこ'), answer)
  await nextTurn()
  expect(answered).toEqual(['いぬ', 'ねこ'])
})
