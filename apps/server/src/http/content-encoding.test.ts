import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, compress, compressAside } from './content-encoding'

test.each<[header: string | null, encoding: string | undefined, reason: string]>([
  ['gzip, deflate, br, zstd', 'br', 'what browsers send'],
  ['gzip;q=1.0, br;q=0.5', 'br', 'Brotli is smaller wherever it is taken at all'],
  ['gzip', 'gzip', 'no Brotli'],
  ['GZIP', 'gzip', 'names have no case'],
  ['br;q=0, gzip', 'gzip', 'weight 0 means never'],
  ['*', 'br', 'anything'],
  ['*;q=0', undefined, 'nothing'],
  ['identity', undefined, 'as it is'],
  ['zstd', undefined, 'one we do not make'],
  ['', undefined, 'an empty header'],
  ['br;q=nonsense', undefined, 'a weight that is no number is no yes'],
  [null, undefined, 'no header'],
])('Accept-Encoding %s gives %s: %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test('what was compressed is the same again, and smaller', () => {
  const body = new Uint8Array(Buffer.from('食べる '.repeat(500)))
  expect(Buffer.from(body).equals(brotliDecompressSync(compress(body, 'br')))).toBe(true)
  expect(Buffer.from(body).equals(gunzipSync(compress(body, 'gzip')))).toBe(true)
  expect(compress(body, 'br').byteLength).toBeLessThan(body.byteLength)
})

test.each(['br', 'gzip'] as const)(
  'a long answer comes back the same by %s too',
  async (encoding) => {
    const body = new Uint8Array(Buffer.from('食べる '.repeat(20_000)))
    const compressed = await compressAside(body, encoding)
    const plain = encoding === 'br' ? brotliDecompressSync(compressed) : gunzipSync(compressed)
    expect(Buffer.from(body).equals(plain)).toBe(true)
  },
)
