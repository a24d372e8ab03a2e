import { expect, test } from 'vitest'
import { explainNoTable } from './explain-no-table'
import { isConjugatingClass } from './find-paradigm'

test.each([
  ['v2k-s', '受く', 'ける', 'lower bigrade verbs took e'],
  ['v2g-k', '過ぐ', 'ぎる', 'upper ones i'],
  ['v2t-k', '落つ', 'ちる', 'also after t'],
  ['v2y-s', '見ゆ', 'える', 'y fell away'],
  ['v2y-k', '老ゆ', 'いる', 'there too'],
  ['v2h-s', '答う', 'える', 'h fell away'],
  ['v2w-s', '植う', 'える', 'so did w'],
  ['v2d-s', '出ず', 'でる', 'ず of d is で'],
  ['v2n-s', '尋ぬ', 'ねる', 'n'],
  ['v2s-s', '失す', 'せる', 's'],
  ['v2b-k', '詫ぶ', 'びる', 'b'],
  ['v2r-s', '恐る', 'れる', 'r'],
  ['v2m-s', '求む', 'める', 'm'],
  ['v4h', '候ふ', 'う', 'only the spelling changed'],
  ['vr', 'あり', 'る', 'the dictionary form was that of the stem'],
  ['adj-ku', '武し', 'い', 'し became い'],
  ['adj-shiku', '悪し', 'しい', 'しく kept its し'],
])('words of %s such as %s end in %s today: %s', (partOfSpeech, text, modern) => {
  expect(explainNoTable(partOfSpeech, text)).toContain(`end in 〜${modern} today.`)
})

test('what became of a class in more than one way is left unsaid', () => {
  expect(explainNoTable('adj-nari', '顕然')).toBe(
    '顕然 is an adjective of the classical language. Its old forms are not shown here.',
  )
})

test.each(['v5k', 'v2a-s', 'v4k', 'vn', 'n', 'adj-no', 'adj-pn', 'exp'])(
  '%s has a table, or never changes',
  (partOfSpeech) => {
    expect(explainNoTable(partOfSpeech, '語')).toBeUndefined()
  },
)

test('no class has both a table and a reason for none', () => {
  const classes = ['v2k-s', 'v2h-k', 'v4h', 'vr', 'adj-ku', 'adj-shiku', 'adj-nari']
  expect(classes.filter(isConjugatingClass)).toEqual([])
})
