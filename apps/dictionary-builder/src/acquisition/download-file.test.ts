import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestFolder } from '../testing/source-files'
import { downloadFile } from './download-file'

/** Long enough to be cut in the middle, and hardly compressible. */
const contents = Array.from(
  { length: 60_000 },
  (_, index) => (index * 2_654_435_761) % 97_001,
).join()
const packed = gzipSync(contents)
const contentSha256 = createHash('sha256').update(contents).digest('hex')

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let folder: ReturnType<typeof createTestFolder>
let answer: Answer
let requests: IncomingMessage[]
let url: string
let close: () => void

/** Serves the file as a good server does: ranges, validators, conditional answers. */
const serveWell: Answer = (request, response) => {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
  if (request.headers['if-none-match'] === '"v1"') {
    response.writeHead(304).end()
  } else if (from > 0 && request.headers['if-range'] === '"v1"') {
    response.writeHead(206, {
      etag: '"v1"',
      'content-range': `bytes ${from}-${packed.length - 1}/${packed.length}`,
      'content-length': packed.length - from,
    })
    response.end(packed.subarray(from))
  } else {
    response.writeHead(200, { etag: '"v1"', 'content-length': packed.length }).end(packed)
  }
}

/** Breaks the connection after a third of the file, once something of it is on the disk. */
const serveThird: Answer = (_request, response) => {
  response.writeHead(200, { etag: '"v1"', 'content-length': packed.length })
  response.write(packed.subarray(0, Math.floor(packed.length / 3)))
  const timer = setInterval(() => {
    if (readPart() > 0) response.destroy()
  }, 5)
  response.once('close', () => clearInterval(timer))
}

beforeEach(async () => {
  folder = createTestFolder()
  answer = serveWell
  requests = []
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/words.gz`
  close = () => {
    server.closeAllConnections()
    server.close()
  }
})

afterEach(() => {
  close()
  folder.remove()
})

function download(extra: { contentSha256?: string; stallTimeoutMs?: number } = {}) {
  return downloadFile({ url, file: join(folder.path, 'words.gz'), ...extra })
}

function readPart(): number {
  return statSync(join(folder.path, 'words.gz.part'), { throwIfNoEntry: false })?.size ?? 0
}

test('a file arrives whole, is checked, and leaves nothing unfinished behind', async () => {
  const seen: [number, number | null][] = []
  const file = join(folder.path, 'new', 'words.gz')
  const result = await downloadFile({
    url,
    file,
    contentSha256,
    onBytes: (...progress) => seen.push(progress),
  })
  expect(result).toBe('downloaded')
  expect(readFileSync(file).equals(packed)).toBe(true)
  expect(seen.at(-1)).toEqual([packed.length, packed.length])
  expect(existsSync(`${file}.part`)).toBe(false)
})

test('a broken connection keeps what came, and the next try asks only for the rest', async () => {
  answer = serveThird
  await expect(download()).rejects.toThrow(url)
  const arrived = readPart()
  expect(arrived).toBeGreaterThan(0)
  expect(existsSync(join(folder.path, 'words.gz'))).toBe(false)

  answer = serveWell
  await download({ contentSha256 })
  expect(requests.at(-1)?.headers.range).toBe(`bytes=${arrived}-`)
  expect(readFileSync(join(folder.path, 'words.gz')).equals(packed)).toBe(true)
})

test('when the file has changed meanwhile, it is fetched from the beginning', async () => {
  answer = serveThird
  await expect(download()).rejects.toThrow()
  const other = gzipSync('another edition')
  answer = (_request, response) => {
    response.writeHead(200, { etag: '"v2"', 'content-length': other.length }).end(other)
  }
  await download()
  expect(readFileSync(join(folder.path, 'words.gz')).equals(other)).toBe(true)
})

test('a process killed in the middle leaves a part that the next one goes on with', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { etag: '"v1"', 'content-length': packed.length })
    response.write(packed.subarray(0, Math.floor(packed.length / 2)))
  }
  const module = fileURLToPath(new URL('./download-file.ts', import.meta.url))
  const script = folder.write(
    'child.mts',
    `import { downloadFile } from ${JSON.stringify(module)}
await downloadFile({ url: ${JSON.stringify(url)}, file: ${JSON.stringify(join(folder.path, 'words.gz'))}, onBytes: () => process.stdout.write('.') })`,
  )
  const child = spawn(process.execPath, ['--import', 'tsx', script], { cwd: process.cwd() })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  // The bytes are reported before they are on disk; the part must be there before the kill.
  await expect.poll(readPart).toBeGreaterThan(0)
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
  expect(existsSync(join(folder.path, 'words.gz'))).toBe(false)

  answer = serveWell
  await download({ contentSha256 })
  expect(requests.at(-1)?.headers.range).toMatch(/^bytes=[1-9]/)
})

test('a file that is there and unchanged is not fetched again', async () => {
  await download()
  expect(await download()).toBe('unchanged')
})

test('a wrong checksum is told, and the bad file is thrown away', async () => {
  await expect(download({ contentSha256: 'f'.repeat(64) })).rejects.toThrow(
    /the checksum is [0-9a-f]{64} and not ffff/,
  )
  expect(existsSync(join(folder.path, 'words.gz'))).toBe(false)
  expect(existsSync(join(folder.path, 'words.gz.part'))).toBe(false)
})

test('an archive damaged on the way does not replace the good one', async () => {
  await download()
  const damaged = Buffer.from(packed)
  damaged.fill(0, 1000, 1100)
  answer = (_request, response) => response.writeHead(200, { etag: '"v2"' }).end(damaged)
  await expect(download()).rejects.toThrow(/gzip archive is truncated or corrupt/)
  expect(readFileSync(join(folder.path, 'words.gz')).equals(packed)).toBe(true)
})

test.each([
  [
    'a missing page',
    (_: unknown, r: ServerResponse) => r.writeHead(404).end('no'),
    /the server answered 404/,
  ],
  [
    'a log-in page',
    (_: unknown, r: ServerResponse) => r.end('<!DOCTYPE html><title>Wi-Fi</title>'),
    /a web page came/,
  ],
  ['an empty answer', (_: unknown, r: ServerResponse) => r.end(), /the file is empty/],
])('%s is no download', async (_name, respond, message) => {
  answer = respond
  await expect(download()).rejects.toThrow(message)
})

test('a server that falls silent is given up', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': packed.length })
    response.write(packed.subarray(0, 100))
  }
  await expect(download({ stallTimeoutMs: 200 })).rejects.toThrow(/nothing arrived for 0.2 s/)
})

test('a part that cannot be continued, because nobody vouches for it, is started anew', async () => {
  writeFileSync(join(folder.path, 'words.gz.part'), 'left by something else')
  await download({ contentSha256 })
  expect(requests.at(-1)?.headers.range).toBeUndefined()
})

test('a host that is not there is told apart from a file that is not there', async () => {
  close()
  await expect(download()).rejects.toMatchObject({ isUnreachable: true })
})
