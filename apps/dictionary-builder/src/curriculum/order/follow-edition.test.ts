import { expect, test } from 'vitest'
import { Edition } from '../../edition/edition'
import type { EditionKanji } from '../../edition/edition-level'
import { planCurriculum } from '../plan-curriculum'
import { buildDrawing, buildInput, buildKanji } from '../testing/build-curriculum-input'

function write(kanji: string, story: string): EditionKanji {
  return {
    ...{ kanji, meaning: kanji, accept: [], refuse: {}, reading: '', word: null },
    ...{ why: '', later: {}, story, sound: '' },
  }
}

const written = new Edition(
  [
    { level: 1, components: [], kanji: [write('森', 'A **wood**.')], words: [] },
    {
      level: 2,
      components: [{ component: '宀', name: 'roof', accept: [], looks: '', where: '' }],
      kanji: [write('安', 'A {宀} over the {森=trees} of {安} and {寸}.')],
      words: [],
    },
  ],
  'a-hash',
)

const plain = (literal: string) => buildKanji(literal, [], { drawing: null })
const shares = { 安: 0.5, 森: 0.0001 }

test('where the drawings tell no parts, levels and parts are those that are written', () => {
  const { levels, decomposition } = planCurriculum(
    buildInput([plain('安'), plain('森')], [], shares),
    written,
  )
  expect(
    levels.map(({ kanji, components }) => [kanji.map(({ literal }) => literal), components]),
  ).toEqual([
    [['森'], []],
    [['安'], ['宀']],
  ])
  // 寸 is taught nowhere, and no kanji is a part of itself.
  expect(decomposition.parts.get('安')).toEqual(['宀', '森'])
})

test.each([
  ['drawings tell parts', [buildKanji('安', ['宀']), plain('森')]],
  ['a kanji is not written', [plain('安'), plain('森'), plain('凸')]],
])('where %s, the sources decide', (_reason, kanji) => {
  const { levels } = planCurriculum(buildInput(kanji, [], shares), written)
  expect(levels[0]?.kanji[0]?.literal).toBe('安')
})

test('a drawing without groups tells none', () => {
  const drawn = { ...buildDrawing('安', []), tree: null }
  const kanji = [buildKanji('安', [], { drawing: drawn }), plain('森')]
  expect(planCurriculum(buildInput(kanji, [], shares), written).levels).toHaveLength(2)
})
