import type { Context } from 'hono'
import { z } from 'zod'
import { AuthError } from '../auth-error'
import { checkJsonShape } from './json-shape'

const maxBodyBytes = 1024 * 1024

/** An optional text; `null` means "not given". */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined)

/** An optional choice. */
export const choice = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined)

/** An optional object of any content; a key that would reach the prototype is dropped. */
export const metadata = z
  .custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  )
  .nullish()
  .transform((value) => {
    if (value === null || value === undefined) return undefined
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '__proto__'))
  })

/** Clients send this along with everything that captcha may protect. */
export const security = z
  .object({ captcha_token: text })
  .nullish()
  .transform((value) => value?.captcha_token)

/**
 * Reads a JSON body; one that is empty counts as `{}`. Keys that the schema does not name are
 * ignored. Throws `AuthError`: `bad_json`, or `request_entity_too_large`.
 */
export async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  checkBodyType(context)
  const parsed = schema.safeParse(await readJson(context.req.raw))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue?.path.map(String).join('.') ?? ''
  throw new AuthError(400, 'bad_json', `Could not parse the body: ${place} has a wrong type`)
}

/** A form on a foreign page can send its own types without asking the browser for leave. */
export function checkBodyType(context: Context): void {
  const type = context.req.header('content-type')
  if (type !== undefined && !/^application\/(\S+\+)?json\s*(;|$)/i.test(type)) {
    throw new AuthError(400, 'bad_json', 'The body must be application/json')
  }
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request)
  if (bytes.length === 0) return {}
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (json.trim() === '') return {}
    checkJsonShape(json)
    return JSON.parse(json)
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse the body as JSON')
  }
}

async function readBytes(request: Request): Promise<Buffer> {
  const tooLarge = () =>
    new AuthError(413, 'request_entity_too_large', `The body is over ${maxBodyBytes} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let byteCount = 0
  for await (const chunk of orBrokenOff(request.body ?? [])) {
    byteCount += chunk.length
    if (byteCount > maxBodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Whoever hangs up while sending hears no answer; it is no fault of ours either. */
async function* orBrokenOff(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  try {
    yield* body
  } catch {
    throw new AuthError(400, 'bad_json', 'The body did not arrive whole')
  }
}
