import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { compress } from '../http/content-encoding'
import { createThoroughCompression } from './thorough-compression'

const text = Array.from({ length: 3000 }, (_, number) => `<b>${(number * 7919) % 3001}</b>`).join(
  '',
)

function buildAnswer() {
  const plain = new TextEncoder().encode(text)
  return { plain, encoded: { br: compress(plain, 'br') } }
}

test('a page that is asked for again is smaller from then on, and says the same', async () => {
  const answer = buildAnswer()
  const before = answer.encoded.br.byteLength
  await createThoroughCompression()(answer)
  expect(answer.encoded.br.byteLength).toBeLessThan(before)
  expect(brotliDecompressSync(answer.encoded.br).toString()).toBe(text)
})

test('it is done once, and only for what somebody took by Brotli', async () => {
  const compressed = vi.fn(async (body: Uint8Array<ArrayBuffer>) => body.slice(0, 1))
  const improve = createThoroughCompression(compressed)
  const answer = buildAnswer()
  await Promise.all([improve(answer), improve(answer)])
  await improve(answer)
  await improve({ plain: answer.plain, encoded: {} })
  expect(compressed).toHaveBeenCalledTimes(1)
})

test('one page at a time; beyond twenty a page waits to be asked for again', async () => {
  let underWay = 0
  const most: number[] = []
  const improve = createThoroughCompression(async (body) => {
    underWay += 1
    most.push(underWay)
    await Promise.resolve()
    underWay -= 1
    return body.slice(0, 1)
  })
  const answers = Array.from({ length: 21 }, buildAnswer)
  await Promise.all(answers.map(improve))
  expect(Math.max(...most)).toBe(1)
  expect(most).toHaveLength(20)
  await Promise.all(answers.map(improve))
  expect(most).toHaveLength(21)
})

test('a page that could not be compressed stays as it was', async () => {
  const answer = buildAnswer()
  const before = answer.encoded.br
  await createThoroughCompression(() => Promise.reject(new Error('no memory')))(answer)
  expect(answer.encoded.br).toBe(before)
})
