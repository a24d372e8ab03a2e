import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { packTar } from '../../testing/pack-tar'
import { createTestFolder } from '../../testing/source-files'
import { SourceError } from '../source-error'
import { readArchive } from './read-archive'
import { readAllBytes, readBytes } from './read-bytes'

const folder = createTestFolder()
afterAll(folder.remove)

/** `言の葉` and a line break, packed by the xz program. */
const xz = Buffer.from(
  '/Td6WFoAAATm1rRGAgAhARwAAAAQz1jMAQAJ6KiA44Gu6JGJCgAAAOcL+UIkTZWKAAEiChUa4WcftvN9AQAAAAAEWVo=',
  'base64',
)

async function listMembers(file: string): Promise<string[]> {
  const members: string[] = []
  for await (const { path, bytes } of readArchive(file, () => true)) {
    members.push(`${path}: ${Buffer.from(bytes).toString('utf8')}`)
  }
  return members
}

async function readWhole(file: string): Promise<string> {
  return Buffer.from(await readAllBytes(readBytes(file))).toString('utf8')
}

describe('a packed file', () => {
  test.each([
    ['plain.txt', Buffer.from('言の葉\n'), 'as it is'],
    ['gz.xml', gzipSync('言の葉\n'), 'gzip, whatever its name says'],
    ['xz.gz', xz, 'xz, whatever its name says'],
  ])('%s is unpacked by its first bytes (%#: %s)', async (name, bytes) => {
    expect(await readWhole(folder.write(name, bytes))).toBe('言の葉\n')
  })

  test('two xz files can be read by turns, though the decoder serves one at a time', async () => {
    const [a, b] = ['a.xz', 'b.xz'].map((name) => readBytes(folder.write(name, xz)))
    const first = a?.[Symbol.asyncIterator]().next()
    const second = b?.[Symbol.asyncIterator]().next()
    expect((await first)?.done).toBe(false)
    expect((await second)?.done).toBe(false)
  })

  test.each([
    [
      'cut.gz',
      gzipSync('言の葉'.repeat(500)).subarray(0, 40),
      /gzip archive is truncated or corrupt/,
    ],
    ['cut.xz', xz.subarray(0, xz.length - 20), /xz archive is truncated or corrupt/],
    ['flipped.xz', Buffer.from(xz).fill(0x55, 26, 30), /xz archive is truncated or corrupt/],
    ['empty.gz', Buffer.alloc(0), /the file is empty/],
  ])('%s stops with one message that names the file', async (name, bytes, message) => {
    const file = folder.write(name, bytes)
    const reading = readWhole(file)
    await expect(reading).rejects.toThrow(SourceError)
    await expect(reading).rejects.toThrow(message)
    await expect(reading).rejects.toThrow(file)
  })

  test('a gzip file with one byte changed fails its checksum', async () => {
    const packed = gzipSync('言の葉'.repeat(50), { level: 0 })
    packed[30] = (packed[30] ?? 0) ^ 1
    await expect(readWhole(folder.write('flipped.gz', packed))).rejects.toThrow(/corrupt/)
  })

  test('a file that is not there is named', async () => {
    await expect(readWhole('/nowhere/JMdict.gz')).rejects.toThrow('/nowhere/JMdict.gz')
  })
})

describe('an archive', () => {
  const files = { 'kanji/0751f.svg': '生', 'kanji/04eca.svg': '今' }
  const members = ['kanji/0751f.svg: 生', 'kanji/04eca.svg: 今']
  const zip = Buffer.from(
    zipSync({ 'kanji/0751f.svg': Buffer.from('生'), 'kanji/04eca.svg': Buffer.from('今') }),
  )

  test.each([
    ['drawings.tar', packTar(files)],
    ['drawings.tar.gz', gzipSync(packTar(files))],
    ['drawings.zip', zip],
  ])('%s gives its files', async (name, bytes) => {
    expect(await listMembers(folder.write(name, bytes))).toEqual(members)
  })

  test('a tar that ends inside a file is truncated', async () => {
    const file = folder.write('cut.tar', packTar(files).subarray(0, 512 + 2))
    await expect(listMembers(file)).rejects.toThrow(/tar archive is truncated/)
  })

  test('a tar with a changed header is corrupt, and the place is told', async () => {
    const tar = packTar(files)
    tar.write('kanjj', 1024)
    await expect(listMembers(folder.write('bad.tar', tar))).rejects.toThrow(
      /byte 1024: the tar archive is corrupt/,
    )
  })

  test('a zip without its directory is truncated', async () => {
    const file = folder.write('cut.zip', zip.subarray(0, zip.length - 30))
    await expect(listMembers(file)).rejects.toThrow(/zip archive is truncated/)
  })

  test('a zip with changed contents fails the checksum of the member, which is named', async () => {
    const stored = Buffer.from(zipSync({ 'kanji/0751f.svg': [Buffer.from('生'), { level: 0 }] }))
    const at = stored.indexOf(Buffer.from('生'))
    stored[at] = 0xe4
    await expect(listMembers(folder.write('bad.zip', stored))).rejects.toThrow(
      /kanji\/0751f\.svg: the zip archive is corrupt \(checksum mismatch\)/,
    )
  })
})
