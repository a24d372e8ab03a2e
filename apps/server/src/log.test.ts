import { expect, test } from 'vitest'
import { createLog, type LogFormat, type LogLevel } from './log'

function logTo(
  lines: string[],
  { level = 'info', format = 'json' }: { level?: LogLevel; format?: LogFormat } = {},
) {
  const now = () => new Date('2026-04-01T12:34:56.789Z')
  return createLog({ level, format, write: (text) => lines.push(text), now })
}

test('for machines, each line is an object with time, level, message and fields', () => {
  const lines: string[] = []
  const log = logTo(lines)
  log.info('request', { status: 200, path: '/食', isCutOff: undefined })
  log.flush()
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: '2026-04-01T12:34:56.789Z',
      level: 'info',
      message: 'request',
      status: 200,
      path: '/食',
    },
  ])
})

test('a line break in a field cannot forge a line', () => {
  const lines: string[] = []
  const log = logTo(lines)
  log.info('request', { path: 'a\n{"level":"error"}' })
  log.flush()
  expect(lines.join('').split('\n')).toHaveLength(2)
})

test('for people, a line is short and leaves absent fields out', () => {
  const lines: string[] = []
  const log = logTo(lines, { format: 'readable' })
  log.warn('slow', { ms: 12, isCutOff: undefined })
  log.flush()
  expect(lines.join('')).toMatch(/^\d\d:34:56 warn {2}slow ms=12\n$/)
})

test('lines below the level are left out', () => {
  const lines: string[] = []
  const log = logTo(lines, { level: 'warn' })
  log.info('request')
  log.warn('odd')
  log.flush()
  expect(lines.join('')).not.toContain('request')
  expect(lines.join('')).toContain('odd')
})

test('an error is written at once, with what was held back before it', () => {
  const lines: string[] = []
  const log = logTo(lines)
  log.info('before')
  expect(lines).toEqual([])
  log.error('broken')
  expect(lines.join('')).toMatch(/before.*\n.*broken/)
})
