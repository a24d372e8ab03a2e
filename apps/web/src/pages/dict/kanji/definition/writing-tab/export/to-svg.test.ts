import { expect, test } from 'vitest'
import { toScene } from './scene'
import { toSvg } from './to-svg'

const two = [
  {
    path: 'M20,40c20,2 50,1 70,-1',
    numberAt: { x: 12, y: 40 },
    points: [
      [20, 40],
      [90, 39],
    ] as const,
    colourIndex: 1,
  },
  {
    path: 'M54,12c1,20 0,60 0,85',
    numberAt: null,
    points: [
      [54, 12],
      [54, 97],
    ] as const,
  },
]

test('the strokes lie below the marks, so that no number is written over', () => {
  const kinds = toScene(two, ['numbers', 'starts']).map(({ kind }) => kind)
  expect(kinds).toEqual(['line', 'line', 'disc', 'disc', 'text'])
})

test('without marks there is nothing but ink', () => {
  expect(toScene(two, []).map(({ kind }) => kind)).toEqual(['line', 'line'])
})

test('a part keeps its colour, the rest is black', () => {
  const colours = toScene(two, []).map(({ colour }) => colour)
  expect(new Set(colours).size).toBe(2)
})

test('the file stands alone and names the maker of the strokes, as their licence asks', () => {
  const svg = toSvg('Stroke order of 十 <&>', toScene(two, ['numbers', 'directions']))
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 109 109">/)
  expect(svg).toContain('KanjiVG')
  expect(svg).toContain('<title>Stroke order of 十 &lt;&amp;&gt;</title>')
  expect(svg).not.toContain('class=')
  expect(svg.match(/<path d="M20,40/g)).toHaveLength(1)
})

test('a number is written over a rim of paper, in its size', () => {
  const [first] = two
  const small = { ...first, numberAt: { x: 12, y: 40, size: 5 } } as const
  const numbers = toSvg('十', toScene([small as (typeof two)[number]], ['numbers']))
  expect([...numbers.matchAll(/<text[^>]*fill="(#\w+)"/g)].map(([, fill]) => fill)).toEqual([
    '#ffffff',
    '#b3261e',
  ])
  expect(numbers.match(/font-size="5"/g)).toHaveLength(2)
})
