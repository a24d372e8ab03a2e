import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushAddress } from '@kotonoha/user-db/queries/notifications/push-subscriptions'

interface Browser {
  pair: ECDH
  auth: Buffer
}

export interface TakenPush {
  endpoint: string
  /** As the browser reads it. */
  text: string
  headers: IncomingMessage['headers']
}

/** What the service says instead of taking it. */
interface Refusal {
  status: number
  retryAfter?: string
}

/** A push service with its browsers: it verifies who sends (RFC 8292), and reads (RFC 8188, 8291). */
export async function startFakePushService({
  onTake,
}: {
  /** Called with what was taken, before its sender is told so. */
  onTake?: (push: TakenPush) => void
} = {}) {
  const browsers = new Map<string, Browser>()
  const refusals = new Map<string, Refusal>()
  const taken: TakenPush[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      const browser = browsers.get(path)
      const refusal = browser === undefined ? { status: 404 } : refusals.get(path)
      if (browser === undefined || refusal !== undefined) {
        const { status, retryAfter } = refusal ?? { status: 404, retryAfter: undefined }
        response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter })
        response.end()
        return
      }
      if (!isSigned(request, origin)) {
        response.writeHead(403).end()
        return
      }
      const endpoint = origin + path
      const text = decrypt(Buffer.concat(chunks), browser)
      const push = { endpoint, text, headers: request.headers }
      taken.push(push)
      onTake?.(push)
      response.writeHead(201).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    taken,
    subscribe(): PushAddress {
      const pair = createECDH('prime256v1')
      const p256dh = pair.generateKeys('base64url', 'uncompressed')
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(12).toString('base64url')}`
      browsers.set(path, { pair, auth })
      return { endpoint: origin + path, p256dh, auth: auth.toString('base64url') }
    },
    /** From now on; undefined: it takes everything again. */
    refuse({ endpoint }: Pick<PushAddress, 'endpoint'>, refusal: Refusal | undefined) {
      const path = endpoint.slice(origin.length)
      if (refusal === undefined) refusals.delete(path)
      else refusals.set(path, refusal)
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const saltBytes = 16
const recordSizeBytes = 4
const tagBytes = 16

function decrypt(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, saltBytes)
  const idLength = body[saltBytes + recordSizeBytes] ?? 0
  const idStart = saltBytes + recordSizeBytes + 1
  const sender = body.subarray(idStart, idStart + idLength)
  const sealed = body.subarray(idStart + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = hkdf(pair.computeSecret(sender), auth, info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
  // A 2 ends the last record; zeros may stand behind it.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

function hkdf(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length))
}

function isSigned({ headers }: IncomingMessage, origin: string): boolean {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const given = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  const text = Buffer.from(`${head}.${claims}`)
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    sub: string
  }
  return (
    verify('sha256', text, given, Buffer.from(signature, 'base64url')) &&
    aud === origin &&
    /^(mailto|https):/.test(sub)
  )
}
