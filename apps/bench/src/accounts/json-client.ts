import { Agent, request } from 'node:http'

export interface JsonAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a measurement looks into answers of every shape
  body: any
}

export interface JsonClient {
  /** Sends a body, or asks when there is none. */
  ask(path: string, asked?: { body?: object; token?: string }): Promise<JsonAnswer>
  close(): void
}

/** One connection that is kept open, with as little work around it as Node allows. */
export function openJsonClient(origin: string): JsonClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    ask: (path, { body, token } = {}) =>
      new Promise((resolve, reject) => {
        const text = body === undefined ? undefined : JSON.stringify(body)
        const sent = request(`${origin}${path}`, {
          agent,
          method: text === undefined ? 'GET' : 'POST',
          headers: {
            ...(text && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
        })
        sent.once('error', reject)
        sent.once('response', (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.once('error', reject)
          response.once('end', () => {
            const answer = Buffer.concat(chunks).toString()
            resolve({
              status: response.statusCode ?? 0,
              body: answer === '' ? {} : JSON.parse(answer),
            })
          })
        })
        sent.end(text)
      }),
    close: () => agent.destroy(),
  }
}
