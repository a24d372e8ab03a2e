import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail server for tests and journeys that takes everything (RFC 5321, as far as the product needs it). */
export interface MailSink {
  port: number
  /** Mails as they came, their soft line breaks taken out. */
  received: string[]
  stop: () => Promise<void>
}

export async function startMailSink(): Promise<MailSink> {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let text = ''
    let isMail = false
    socket.write('220 sink\r\n')
    socket.on('data', (piece: Buffer) => {
      text += piece.toString()
      for (;;) {
        const end = isMail ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n')
        if (end < 0) break
        const part = text.slice(0, end)
        text = text.slice(end + (isMail ? 5 : 2))
        if (isMail) received.push(part.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        isMail = !isMail && part.toUpperCase() === 'DATA'
        socket.write(isMail ? '354 go on\r\n' : '250 taken\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    received,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
