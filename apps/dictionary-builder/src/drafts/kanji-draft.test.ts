import { expect, test } from 'vitest'
import { type KanjiDraft, leadWithMeaning } from './kanji-draft'

const draft = (...meanings: string[]) => ({ meanings }) as KanjiDraft

test.each([
  [['brush-stroke', 'picture'], 'picture', ['picture', 'brush-stroke']],
  [['seduce', 'call'], 'summon', ['summon', 'seduce', 'call']],
  [['Water'], 'water', ['water']],
  [['Esq.', 'way', 'manner'], 'manner, -sama', ['manner', '-sama', 'Esq.', 'way']],
])('%j taught as %s: %j', (meanings, taught, expected) => {
  const each = draft(...meanings)
  leadWithMeaning(each, taught)
  expect(each.meanings).toEqual(expected)
})
