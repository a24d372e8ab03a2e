import { appRouter } from '@kotonoha/api/app-router'
import { toCsvLine } from '@kotonoha/api/csv'
import { toReadableInputError } from '@kotonoha/api/readable-input-error'
import { toFileName } from '@kotonoha/api/saved-lists/to-file-name'
import { nameDevice } from '@kotonoha/contract/core/user/name-device'
import { parseSharedListPath } from '@kotonoha/contract/dict/lists/shared-list-path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readProcessorMs } from '../../../../scripts/processor-time'
import { readBearerToken } from '../http/bearer-token'
import { chooseEncoding } from '../http/content-encoding'
import { isUnchanged } from '../http/entity-tag'
import { toPagePattern } from '../site/page-paths'
import { cacheabilityOfCall } from './cacheability-of-call'
import { parseCallRequest } from './call-request'
import { readMutation } from './read-mutation'

/** What texts that attack parsers are made of. */
const pieces = [
  ...['"', '\\', '[', ']', '{"a":', '}', ',', ':', '0', '9', '.', '-', '_', '+', '=', '&', '%'],
  ...[
    '%41',
    '/',
    '//',
    '?',
    '*',
    '#',
    ';q=',
    ' ',
    '\n',
    '\t',
    'a',
    'A',
    'z',
    'T',
    'Z',
    '漢',
    '食:on:',
  ],
  ...['\ud83d', '😀', '\0', '\u0301', 'Bearer ', 'W/"', 'br;q=0,', 'Version/1', 'Firefox/', 's2'],
  ...['2026-04-01T12:00:00.', '018f0000-', 'Safari/', 'dict.search.search,', '/lists/'],
]
const unit = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 })
const hostileText = fc.record({ head: unit, body: unit, tail: unit })

const shortLength = 8 * 1024
const growth = 8

/** Linear work takes `growth` times longer on the longer text, quadratic work its square. */
const mostGrowth = growth * 4

const pagePattern = toPagePattern(['/app/dict/kanji/:/words', '/app/dict/kanji/:', '/app/dict'])

/** Too short to be compared, and to matter. */
const negligibleMs = 4

type Read = (text: string) => unknown

function timeOf(read: Read, text: string): number {
  const startedAt = readProcessorMs()
  try {
    read(text)
  } catch {
    // Refusing it is an answer.
  }
  return readProcessorMs() - startedAt
}

function expectLinear(
  read: Read,
  { head, body, tail }: { head: string[]; body: string[]; tail: string[] },
) {
  const toText = (length: number) => {
    const repeated = body.join('')
    return head.join('') + repeated.repeat(Math.ceil(length / repeated.length)) + tail.join('')
  }
  const [short, long] = [toText(shortLength), toText(shortLength * growth)]
  if (timeOf(read, long) < negligibleMs) return
  // By turns, and the best of each: caches and the collector of garbage say nothing of us.
  const turns = Array.from({ length: 8 }, () => ({
    shortMs: timeOf(read, short),
    longMs: timeOf(read, long),
  }))
  const longMs = Math.min(...turns.map((each) => each.longMs))
  const shortMs = Math.min(...turns.map((each) => each.shortMs))
  if (longMs >= negligibleMs) expect(longMs / shortMs).toBeLessThan(mostGrowth)
}

const headersWith = (name: string, text: string) =>
  ({ get: (asked: string) => (asked === name ? text : null) }) as unknown as Headers

const readers: Record<string, Read> = {
  'the address of a call': (text) => parseCallRequest(`http://a/api/${text}`),
  'the input of a call': (text) => parseCallRequest(`http://a/api/x?batch=1&input=${text}`),
  'the names of a batch': (text) => cacheabilityOfCall(text.split(',')),
  'the body of a change': (text) =>
    readMutation(new Request('http://a/', { method: 'POST', body: text })),
  'Accept-Encoding': chooseEncoding,
  'If-None-Match': (text) => isUnchanged(text, 'W/"a"'),
  Authorization: (text) => readBearerToken(headersWith('authorization', text)),
  'User-Agent': nameDevice,
  'the path of a page': (text) => pagePattern.test(`/app/dict/${text}`),
  'the path of a shared list': (text) => parseSharedListPath(`/lists/${text}`),
  'the name of a file': (text) => toFileName(text, 'csv'),
  'a cell of a table': (text) => toCsvLine([text]),
}

describe('the time that reading takes grows no faster than the text', () => {
  test.each(Object.entries(readers))('%s', (_, read) => {
    fc.assert(
      fc.property(hostileText, (text) => expectLinear(read, text)),
      { numRuns: 60 },
    )
  })

  interface ProcedureParts {
    _def: { inputs: readonly z.ZodType[] }
  }

  test('every field of every procedure', () => {
    const fields = Object.values(appRouter._def.procedures as object).flatMap((procedure) =>
      (procedure as ProcedureParts)._def.inputs.flatMap((input) =>
        listPaths(input).map((path) => ({ input, path })),
      ),
    )
    expect(fields.length).toBeGreaterThan(150)
    const field = fc.constantFrom(...fields)
    fc.assert(
      fc.property(field, hostileText, ({ input, path }, text) =>
        expectLinear((each) => {
          const parsed = input.safeParse(toInput(path, each))
          if (!parsed.success) toReadableInputError(parsed.error)
        }, text),
      ),
      { numRuns: 600 },
    )
  })
})

interface JsonSchema {
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
}

type Step = string | 'each'

/** Where an input can hold a text. */
function listPaths(input: z.ZodType): Step[][] {
  const walk = ({ items, properties = {}, anyOf = [], oneOf = [] }: JsonSchema): Step[][] => {
    const below = [
      ...Object.entries(properties).flatMap(([name, each]) =>
        walk(each).map((rest) => [name, ...rest]),
      ),
      ...(items ? walk(items).map((rest) => ['each', ...rest]) : []),
      ...[...anyOf, ...oneOf].flatMap(walk),
    ]
    return below.length > 0 ? below : [[]]
  }
  return walk(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}

/** An input with the text at the path; a list holds it many times. */
function toInput(path: readonly Step[], text: string): unknown {
  const [first, ...rest] = path
  if (first === undefined) return text
  if (first !== 'each') return { [first]: toInput(rest, text) }
  const some = Math.max(1, Math.floor(text.length / 64))
  return Array.from({ length: some }, (_, index) => toInput(rest, text.slice(index, index + 64)))
}
