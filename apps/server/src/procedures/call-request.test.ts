import { expect, test } from 'vitest'
import { maxCallsPerBatch, maxUrlLength, parseCallRequest } from './call-request'

const origin = 'http://a.test'

test('the names of a batch are those between the commas, encoded or not', () => {
  const names = ['dict.a', 'dict.b']
  expect(parseCallRequest(`${origin}/api/dict.a,dict.b?batch=1`).procedureNames).toEqual(names)
  expect(parseCallRequest(`${origin}/api/dict.a%2Cdict.b?batch=1`).procedureNames).toEqual(names)
})

test('without batch=1 a comma is part of a name', () => {
  expect(parseCallRequest(`${origin}/api/dict.a,dict.b`).procedureNames).toEqual(['dict.a,dict.b'])
})

test('the answer is kept under the address as sent, whatever the host is called', () => {
  const target = '/api/dict.a?input=%22%E9%A3%9F%22'
  expect(parseCallRequest(origin + target).target).toBe(target)
})

test('an address and a batch may be as long as allowed and no longer', () => {
  const batchOf = (count: number) => `${origin}/api/${Array(count).fill('x').join(',')}?batch=1`
  expect(() => parseCallRequest(batchOf(maxCallsPerBatch))).not.toThrow()
  expect(() => parseCallRequest(batchOf(maxCallsPerBatch + 1))).toThrow('at most 20 calls')
  const addressOf = (length: number) => `${origin}/api/${'x'.repeat(length - '/api/'.length)}`
  expect(() => parseCallRequest(addressOf(maxUrlLength))).not.toThrow()
  expect(() => parseCallRequest(addressOf(maxUrlLength + 1))).toThrow('longer than 8192')
})

test.each([
  ['input=%22%E9%A3%9F%22', 'a JSON string'],
  ['input=%7B%22query%22%3A%22a+b%22%7D', 'a plus for a space, as forms write it'],
  ['input=', 'an input left empty'],
  ['', 'no input at all'],
])('?%s is well-formed: %s', (query) => {
  expect(() => parseCallRequest(`${origin}/api/dict.a?${query}`)).not.toThrow()
})

test.each([
  ['/api/dict.a?input={', 'JSON that breaks off'],
  ['/api/dict.a?input=%E9%A3%9F', 'text that is no JSON string'],
  ['/api/dict.a?input=%22%E9%A3%22', 'a character that breaks off'],
  ['/api/dict.a?input=%2', 'an escape that breaks off'],
  ['/api/%ZZ', 'an escape that is none, in the path'],
])('%s is PARSE_ERROR: %s', (target) => {
  expect(() => parseCallRequest(origin + target)).toThrow(
    expect.objectContaining({ code: 'PARSE_ERROR' }),
  )
})
