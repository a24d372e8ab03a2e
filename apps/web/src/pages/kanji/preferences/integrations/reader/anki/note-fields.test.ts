import { expect, test } from 'vitest'
import { toCells } from './note-fields'

const encode = (fields: readonly string[]) => new TextEncoder().encode(fields.join('\x1f'))
const fields = ['<b>食べる</b>', 'たべる', 'to eat', '', 'caf\u00e9', '&#39135;', '𠮟る', 'ﾃﾚﾋﾞ']

test('of the first notes all that is in them is seen, of the others what may be a word', () => {
  expect(toCells(encode(fields), { isLookedAt: true })).toEqual([
    '食べる',
    'たべる',
    'to eat',
    '',
    'café',
    '食',
    '𠮟る',
    'テレビ',
  ])
  expect(toCells(encode(fields), { isLookedAt: false })).toEqual([
    '食べる',
    'たべる',
    '',
    '',
    '',
    '食',
    '𠮟る',
    'テレビ',
  ])
})

test('a note has as many fields as it has, the last one too', () => {
  expect(toCells(encode(['']), { isLookedAt: true })).toEqual([''])
  expect(toCells(encode(['a', '']), { isLookedAt: true })).toEqual(['a', ''])
})

test('of a long field the beginning is read', () => {
  const [cell = ''] = toCells(encode([`${'あ'.repeat(5000)}`]), { isLookedAt: false })
  expect(cell).toBe('あ'.repeat(80))
})
