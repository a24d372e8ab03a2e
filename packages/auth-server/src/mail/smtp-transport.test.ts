import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createSmtpTransport } from './smtp-transport'

test('a mail reaches a server without login or TLS, with text and HTML', async () => {
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
  const { port } = server.server.address() as AddressInfo
  const from = 'Kotonoha <no-reply@kotonoha.example>'
  const settings = { host: '127.0.0.1', port, user: undefined, password: undefined, from }
  const transport = createSmtpTransport(settings)
  const mail = {
    id: 'one',
    to: 'a@example.com',
    subject: 'Hello',
    text: '012345\n',
    html: '<p>012345</p>',
  }
  await transport.send(mail, 'fresh')
  const unsubscribeUrl = 'https://kotonoha.example/mail/unsubscribe/x'
  await transport.send({ ...mail, id: 'two', list: { id: 'changelog', unsubscribeUrl } }, 'fresh')
  transport.close()
  await new Promise<void>((resolve) => server.close(resolve))
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
