import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { createTestServers } from './test-servers'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files ask for a database of their own. */
    testDatabasesUrl: string
  }
}

/**
 * Lends databases to the test files of one run.
 *
 * The server is started when the first file asks, by this process, which lives as long as the
 * run does and stops it at the end; if this process is killed, the server ends by itself.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers = createTestServers()
  const lender = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const isOther = url.searchParams.has('other')
    const answer =
      request.method === 'DELETE'
        ? servers.drop(url.searchParams.get('name') ?? '', isOther)
        : servers.lend({ isOther, isEmpty: url.searchParams.has('empty') })
    answer.then(
      (body) => response.end(JSON.stringify(body ?? null)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => lender.listen(0, '127.0.0.1', resolve))
  const { port } = lender.address() as AddressInfo
  project.provide('testDatabasesUrl', `http://127.0.0.1:${port}`)
  return async () => {
    lender.closeAllConnections()
    lender.close()
    await servers.stop()
  }
}
