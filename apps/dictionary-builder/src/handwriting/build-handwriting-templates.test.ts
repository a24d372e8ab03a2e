import { decodeTemplates } from '@kotonoha/handwriting/templates/template-file'
import { expect, test } from 'vitest'
import { buildHandwritingTemplates } from './build-handwriting-templates'

/** Drawn for this test on KanjiVG's square of 109 units. */
const drawings = [
  { literal: '十', strokes: [{ path: 'M12,50L96,48' }, { path: 'M54,10c0.5,20,0.5,60,0,88' }] },
  { literal: 'ノ', strokes: [{ path: 'M80,15c-10,40,-30,60,-60,78' }] },
  { literal: '二', strokes: [{ path: 'M25,32h56' }, { path: 'M12,84L96,82' }] },
  { literal: 'A', strokes: [{ path: 'M10,90L50,10' }, { path: 'M50,10L90,90' }] },
  { literal: '丶', strokes: [{ path: 'M50,50l8,9' }] },
]
const kanji = new Set(['十', '二'])

test('kana and the kanji of the dictionary become templates, other drawings do not', () => {
  const { templates } = decodeTemplates(buildHandwritingTemplates(drawings, kanji))
  expect(templates.map(({ character }) => character)).toEqual(['ノ', '二', '十'])
})

test('the same drawings give the same bytes, in whatever order they are read', () => {
  const bytes = buildHandwritingTemplates(drawings, kanji)
  expect(buildHandwritingTemplates(drawings, kanji)).toEqual(bytes)
  expect(buildHandwritingTemplates([...drawings].reverse(), kanji)).toEqual(bytes)
})

test('a straight stroke is kept as its two ends', () => {
  const { templates } = decodeTemplates(buildHandwritingTemplates(drawings, kanji))
  const two = templates.find(({ character }) => character === '二')
  expect([...(two?.drawing.starts ?? [])]).toEqual([0, 2, 4])
  expect([...(two?.drawing.xy ?? [])]).toEqual([25, 32, 81, 32, 12, 84, 96, 82])
})
