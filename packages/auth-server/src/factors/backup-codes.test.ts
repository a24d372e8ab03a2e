import { expect, test } from 'vitest'
import { parseBackupCode } from './backup-codes'

test.each<[typed: string, code: string | undefined, reason: string]>([
  ['7k2mq-w9x4c', '7k2mqw9x4c', 'as it is printed'],
  [' 7K2MQ W9X4C ', '7k2mqw9x4c', 'in capitals, with spaces'],
  ['７ｋ２ｍｑ－ｗ９ｘ４ｃ', '7k2mqw9x4c', 'by a Japanese keyboard'],
  ['7k2mq‐w9x4o', '7k2mqw9x40', 'another dash, and the letter for the digit'],
  ['123456', undefined, 'a code of an authenticator'],
  ['7k2mq-w9x4u', undefined, 'a letter that no code has'],
])('%s is the code %s: %s', (typed, code) => {
  expect(parseBackupCode(typed)).toBe(code)
})
