import { expect, test } from 'vitest'
import { z } from 'zod'
import { appRouter } from './app-router'

interface JsonSchema {
  type?: string
  format?: string
  const?: unknown
  enum?: readonly unknown[]
  pattern?: string
  maximum?: number
  exclusiveMaximum?: number
  minimum?: number
  exclusiveMinimum?: number
  maxLength?: number
  maxItems?: number
  items?: JsonSchema
  prefixItems?: readonly JsonSchema[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
}

/** What PostgreSQL's `integer` holds; a number beyond it is refused by the database with an error of ours. */
const highestInteger = 2 ** 31 - 1

/** Kept as `bigint`, read as a number: the contract's own bound of safe integers is the column's. */
const bigintFields = new Set(['sinceRevision'])

/** Formats whose pattern allows one length only. */
const boundedFormats = new Set(['uuid', 'date'])

/** Where an input takes more than its column holds, or has no end: as paths into the input. */
function* findUnbounded(schema: JsonSchema, path: string): Generator<string> {
  if (schema.const !== undefined || schema.enum !== undefined) return
  const { type } = schema
  if (type === 'integer' || type === 'number') {
    const high = schema.maximum ?? schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY
    const low = schema.minimum ?? schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY
    const isBigint = bigintFields.has(path.split('.').at(-1) ?? '')
    const bound = isBigint ? Number.MAX_SAFE_INTEGER : highestInteger
    if (high > bound || low < -bound) yield `${path}: ${low} to ${high}`
  }
  if (type === 'string') {
    const hasEnd = schema.maxLength !== undefined || boundedFormats.has(schema.format ?? '')
    const isFixed = /^\^[^*+]*\{\d+\}\$$/.test(schema.pattern ?? '')
    if (!hasEnd && !isFixed) yield `${path}: a text without an end ${schema.pattern ?? ''}`
  }
  if (type === 'array') {
    if (schema.maxItems === undefined) yield `${path}: a list without an end`
    if (schema.items) yield* findUnbounded(schema.items, `${path}[]`)
  }
  if (typeof schema.additionalProperties === 'object') {
    yield `${path}: any number of keys`
  }
  for (const [name, each] of Object.entries(schema.properties ?? {})) {
    yield* findUnbounded(each, `${path}.${name}`)
  }
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.prefixItems ?? [])]
  for (const each of parts) yield* findUnbounded(each, path)
  // Bounds given one after another all hold.
  if (schema.allOf)
    yield* findUnbounded(Object.assign({}, schema, { allOf: undefined }, ...schema.allOf), path)
}

interface ProcedureParts {
  _def: { inputs: readonly z.ZodType[] }
}

test('no input takes a number beyond its column, nor a text or a list without an end', () => {
  const procedures = Object.entries(appRouter._def.procedures)
  expect(procedures.length).toBeGreaterThan(80)
  const found = procedures.flatMap(([name, procedure]) =>
    (procedure as unknown as ProcedureParts)._def.inputs.flatMap((input) => [
      ...findUnbounded(
        z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
        name,
      ),
    ]),
  )
  expect(found).toEqual([])
})
