import { expect, test } from 'vitest'
import { toDrawing } from '../geometry/drawing'
import { learntWeights } from '../ranking/learnt-weights'
import { createRecogniser } from '../recogniser'
import { getDrawing } from '../testing/drawn-characters'
import { buildCharacterClasses } from './character-class'
import { kanjiByUse } from './kanji-by-use.gen'
import { buildUsePrior } from './use-prior'

const weigh = buildUsePrior(buildCharacterClasses())

test('the less a character is used, the less likely it is', () => {
  const falling = ['氷', 'え', '迂', '衵', '亻'].map(weigh)
  expect(falling).toEqual(falling.toSorted((a, b) => b - a))
  expect(new Set(falling).size).toBe(falling.length)
  expect(weigh('ヱ')).toBeLessThan(weigh('エ'))
})

test('the list of the most used has every kanji once', () => {
  expect(new Set(kanjiByUse).size).toBe(2501)
  expect([...kanjiByUse]).toHaveLength(2501)
})

/** Every character drawn as another one of the test's drawings. */
function createWith(drawn: Readonly<Record<string, string>>) {
  const templates = Object.entries(drawn).map(([character, as]) => ({
    character,
    drawing: toDrawing(getDrawing(as)),
  }))
  return createRecogniser({ templates }, learntWeights)
}

test('of two that the ink cannot tell apart the common one is first, whichever the file has first', () => {
  for (const drawn of [
    { 伉: '大', 防: '大', 田: '田' },
    { 防: '大', 伉: '大', 田: '田' },
  ]) {
    const [first, second] = createWith(drawn).recognise(getDrawing('大'))
    expect([first?.character, second?.character]).toEqual(['防', '伉'])
  }
})

test('a rare one that was drawn is first, however common what it resembles', () => {
  const recogniser = createWith({ 衵: '木', 人: '大', 𠆢: '十' })
  expect(recogniser.recognise(getDrawing('木'))[0]?.character).toBe('衵')
  expect(recogniser.recognise(getDrawing('十'))[0]?.character).toBe('𠆢')
})
