import type { JWK } from 'jose'
import { z } from 'zod'

const jwk = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().min(1),
  y: z.string().min(1),
  d: z.string().min(1).optional(),
  kid: z.string().min(1).optional(),
  key_ops: z.array(z.string()).optional(),
})

const jwkList = z
  .array(jwk)
  .refine((keys) => keys.some(({ d, key_ops: ops }) => d && (ops?.includes('sign') ?? true)))

/** Reads a list of keys, or a document with `keys`; an issue of zod's when it is neither. */
export function parseJwkList(text: string, context: z.RefinementCtx): JWK[] {
  const parsed = jwkList.safeParse(parseJson(text))
  if (!parsed.success) {
    context.addIssue('no list of keys')
    return z.NEVER
  }
  return parsed.data as JWK[]
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    const isDocument = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isDocument && 'keys' in value ? value.keys : value
  } catch {
    return undefined
  }
}
