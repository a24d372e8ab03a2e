import { TRPCError } from '@trpc/server'

/** Why a procedure that was called here would not answer; undefined for a fault of ours. */
export function findRefusal(error: unknown): { code: string; message: string } | undefined {
  if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') return undefined
  return { code: error.code, message: error.message }
}
