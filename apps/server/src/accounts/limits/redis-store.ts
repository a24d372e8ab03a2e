import type { BucketStore } from '@kotonoha/auth-server/limits/shared-buckets'
import { createClient } from '@redis/client'
import type { Log } from '../../log'

const prefix = 'kotonoha:limit:'

// A script is one step, whoever else asks. Numbers go back as text: Redis would cut their fraction.
const take = `
local now, interval, fill = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now) + interval
if full > now + fill then return 0 end
redis.call('SET', KEYS[1], string.format('%.3f', full), 'PX', math.ceil(full - now))
return 1`

const giveBack = `
local full = redis.call('GET', KEYS[1])
if full then
  redis.call('SET', KEYS[1], string.format('%.3f', tonumber(full) - tonumber(ARGV[1])), 'KEEPTTL')
end
return 1`

/** Buckets in a Redis, from 6 on, or a Valkey. They go by themselves once they are full. */
export function openRedisStore(
  url: string,
  log: Pick<Log, 'warn'>,
): { store: BucketStore; close(): Promise<void> } {
  // What is asked while it is away fails at once: another way of counting stands in.
  const client = createClient({ url, disableOfflineQueue: true })
  let isAway = false
  client.on('ready', () => {
    isAway = false
  })
  client.on('error', (error: Error) => {
    if (!isAway) log.warn('the Redis of KOTONOHA_LIMITS is away', { reason: error.message })
    isAway = true
  })
  const connected = client.connect().catch(() => undefined)
  const evaluate = (script: string, key: string, values: number[]) =>
    client.eval(script, { keys: [prefix + key], arguments: values.map(String) })
  return {
    store: {
      async take(key, now, { intervalMs, fillMs }) {
        return (await evaluate(take, key, [now, intervalMs, fillMs])) === 1
      },
      async giveBack(key, { intervalMs }) {
        await evaluate(giveBack, key, [intervalMs])
      },
      async forget(key) {
        await client.del(prefix + key)
      },
      async findFullAt(key) {
        const fullAt = await client.get(prefix + key)
        return fullAt === null ? undefined : Number(fullAt)
      },
    },
    async close() {
      client.destroy()
      await connected
    },
  }
}

/** Rejects where that Redis does not answer in time. */
export async function askRedis(url: string, patienceMs: number): Promise<void> {
  const socket = { connectTimeout: patienceMs, reconnectStrategy: false as const }
  const client = createClient({ url, socket })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.ping()
  } finally {
    client.destroy()
  }
}
