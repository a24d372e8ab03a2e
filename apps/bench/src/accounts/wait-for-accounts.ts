import { openJsonClient } from './json-client'

/** The accounts open beside the server, a little after it. */
export async function waitForAccounts(origin: string): Promise<void> {
  const client = openJsonClient(origin)
  for (const endsAt = performance.now() + 60_000; ; ) {
    if ((await client.ask('/auth/v1/health')).status === 200) break
    if (performance.now() > endsAt) throw new Error('the accounts did not open')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  client.close()
}
