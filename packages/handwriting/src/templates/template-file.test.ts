import { expect, test } from 'vitest'
import { buildTemplateSet } from '../testing/drawn-characters'
import { decodeTemplates, encodeTemplates, TemplateFileError } from './template-file'

const set = buildTemplateSet()
const bytes = encodeTemplates(set)

test('what was encoded is decoded, points to half a unit', () => {
  const decoded = decodeTemplates(bytes)
  expect(decoded.templates.map(({ character }) => character)).toEqual(
    set.templates.map(({ character }) => character),
  )
  decoded.templates.forEach(({ drawing }, index) => {
    expect(drawing.starts).toEqual(set.templates[index]?.drawing.starts)
    drawing.xy.forEach((each, at) => {
      expect(Math.abs(each - (set.templates[index]?.drawing.xy[at] ?? 0))).toBeLessThanOrEqual(0.25)
    })
  })
})

test('a file of an earlier builder is read, its map of the pruning space passed over', () => {
  const map = { rows: 2, columns: 3, bytes: 2 * (3 + 4) }
  const earlier = new Uint8Array(bytes.length + map.bytes)
  earlier.set(bytes.subarray(0, 16))
  earlier.set(bytes.subarray(16), 16 + map.bytes)
  const header = new DataView(earlier.buffer)
  header.setUint16(6, map.columns, true)
  header.setUint16(8, map.rows, true)
  expect(decodeTemplates(earlier)).toEqual(decodeTemplates(bytes))
})

test('a file can begin anywhere in its buffer, as a part of a download does', () => {
  const longer = new Uint8Array(bytes.length + 3)
  longer.set(bytes, 3)
  expect(decodeTemplates(longer.subarray(3)).templates).toHaveLength(set.templates.length)
})

test.each([
  ['nothing', new Uint8Array(0)],
  ['something else', new Uint8Array(200).fill(7)],
  ['half of it', bytes.subarray(0, bytes.length / 2)],
  ['all but the last byte', bytes.subarray(0, -1)],
])('%s is refused rather than read as templates', (_, wrong) => {
  expect(() => decodeTemplates(wrong)).toThrow(TemplateFileError)
})
