import { expect, test } from 'vitest'
import type { NamedComponent } from './lookup-component'
import { matchComponents } from './match-components'

function buildComponent(literal: string, names: string[], meanings: string[]): NamedComponent {
  return {
    literal,
    names,
    meanings,
    strokeCount: 3,
    kanjiId: null,
    variants: [],
    drawing: null,
    kanjiCount: 1,
  }
}

const components = [
  buildComponent('艹', ['くさかんむり'], ['grass']),
  buildComponent('氵', ['さんずい'], ['water']),
  buildComponent('水', ['みず', 'スイ'], ['water']),
  buildComponent('山', ['やま', 'サン'], ['mountain']),
  buildComponent('ノ', ['ノ'], []),
]

test.each([
  ['water', '氵水', 'each shape of the radical'],
  ['Wat', '氵水', 'a name begun, in capitals'],
  ['さん', '山氵', 'a whole reading before one begun'],
  ['sanzui', '氵', 'rōmaji'],
  ['すい', '水', 'an on reading typed in hiragana'],
  ['の', 'ノ', 'a kana shape by its sound'],
  ['水', '水', 'the component itself'],
  ['ater', '', 'no name begins within a word'],
  ['  ', '', 'nothing typed'],
])('%j finds %j: %s', (text, literals) => {
  expect(
    matchComponents(components, text)
      .map(({ literal }) => literal)
      .join(''),
  ).toBe(literals)
})
