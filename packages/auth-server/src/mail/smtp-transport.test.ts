import { createHash, generateKeyPairSync, verify } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createSmtpTransport } from './smtp-transport'

/** A mail server that takes everything; gives the mails that it was sent meanwhile. */
async function receive(work: (port: number) => Promise<void>): Promise<string[]> {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await work((server.server.address() as AddressInfo).port)
  await new Promise<void>((resolve) => server.close(resolve))
  return received
}

const from = 'Kotonoha <no-reply@kotonoha.example>'
const mail = {
  id: 'one',
  to: 'a@example.com',
  subject: 'Hello',
  text: '012345\n',
  html: '<p>012345</p>',
}
const unsubscribeUrl = 'https://kotonoha.example/mail/unsubscribe/x'
const list = { id: 'changelog', unsubscribeUrl }

test('a mail reaches a server without login or TLS, with text and HTML', async () => {
  const received = await receive(async (port) => {
    const settings = { host: '127.0.0.1', port, user: undefined, password: undefined, from }
    const transport = createSmtpTransport(settings)
    await transport.send(mail, 'fresh')
    await transport.send({ ...mail, id: 'two', list }, 'fresh')
    transport.close()
  })
  expect(received).toHaveLength(2)
  expect(received[0]).not.toContain('List-')
  // What a mail program needs to end them with one click (RFC 8058).
  expect(received[1]).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(received[1]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(received[1]).toMatch(/List-I[Dd]: .*<changelog\.kotonoha\.example>/)
  expect(received[1]).toContain('Auto-Submitted: auto-generated')
  expect(received[0]).toContain('To: a@example.com')
  expect(received[0]).toContain('Content-Type: text/plain')
  expect(received[0]).toContain('Content-Type: text/html')
})

test('with a key mails are signed, the button that ends a list as well', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const dkim = {
    domain: 'kotonoha.example',
    selector: 'mail2026',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  const [text = ''] = await receive(async (port) => {
    const login = { user: undefined, password: undefined }
    const transport = createSmtpTransport({ host: '127.0.0.1', port, ...login, from, dkim })
    await transport.send({ ...mail, list }, 'fresh')
    transport.close()
  })
  const end = text.indexOf('\r\n\r\n')
  const fields = new Map(
    text
      .slice(0, end)
      .replaceAll(/\r\n[ \t]/g, ' ')
      .split('\r\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1),
      ]),
  )
  // As whoever receives it does (RFC 6376, 3.4 and 3.7): relaxed headers and body.
  const relax = (value: string) => value.replaceAll(/\s+/g, ' ').trim()
  const signature = relax(fields.get('dkim-signature') ?? '')
  const tags = new Map(
    signature
      .split(';')
      .map((tag) => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).replaceAll(' ', ''),
      ]),
  )
  expect([tags.get('d'), tags.get('s')]).toEqual(['kotonoha.example', 'mail2026'])
  const signed = tags.get('h')?.split(':') ?? []
  expect(signed).toEqual(
    expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']),
  )
  const body = text
    .slice(end + 4)
    .replaceAll(/[ \t]+\r\n/g, '\r\n')
    .replace(/(\r\n)*$/, '\r\n')
  expect(createHash('sha256').update(body).digest('base64')).toBe(tags.get('bh'))
  const header = signed.map((name) => `${name}:${relax(fields.get(name) ?? '')}\r\n`).join('')
  const unsigned = signature.replace(/\bb=[^;]*$/, 'b=')
  const given = Buffer.from(`${header}dkim-signature:${unsigned}`, 'latin1')
  const mark = Buffer.from(tags.get('b') ?? '', 'base64')
  expect(verify('sha256', given, publicKey, mark)).toBe(true)
})
