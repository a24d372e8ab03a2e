import { InvalidCursorError } from '@kotonoha/dictionary-db/invalid-cursor-error'
import { initTRPC, TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import type { Cacheability } from './cacheability'
import type { Context } from './context'
import { toProductError } from './product-error'
import { toReadableInputError } from './readable-input-error'

const trpc = initTRPC
  .context<Context>()
  .meta<{ cacheability: Cacheability }>()
  .create({
    // Else the library puts stack traces on the wire wherever NODE_ENV is not `production`.
    isDev: false,
    errorFormatter({ shape, error }) {
      const { cause } = error
      if (error.code === 'BAD_REQUEST' && cause instanceof ZodError) {
        return { ...shape, message: toReadableInputError(cause) }
      }
      // What broke inside is for the log, not for the wire.
      if (error.code === 'INTERNAL_SERVER_ERROR') {
        return { ...shape, message: 'The server could not answer' }
      }
      return shape
    },
  })

export const router = trpc.router

/** A question about the dictionary: everybody gets the same answer. */
export const dictionaryProcedure = trpc.procedure
  .meta({ cacheability: 'by-dictionary' })
  .use(async ({ ctx, next }) => {
    if (ctx.dictionary === undefined) throw toProductError('dictionary-not-ready')
    const result = await next({ ctx: { dictionary: ctx.dictionary } })
    if (!result.ok && result.error.cause instanceof InvalidCursorError) {
      throw new TRPCError({ code: 'BAD_REQUEST', message: result.error.cause.message })
    }
    return result
  })
