import type { CallError } from '@kotonoha/contract/site/first-view'
import type { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'

/** An error that is found before a procedure is called, in the shape that procedures answer. */
export function toWireError(error: TRPCError): { status: number; body: string } {
  const shape = toErrorShape(error)
  return { status: shape.data.httpStatus, body: JSON.stringify({ error: shape }) }
}

export function toErrorShape(error: TRPCError): CallError {
  return {
    message: error.message,
    code: TRPC_ERROR_CODES_BY_KEY[error.code],
    data: { code: error.code, httpStatus: getHTTPStatusCodeFromError(error) },
  }
}

export const errorHeaders = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
}

export function toWireErrorResponse(error: TRPCError): Response {
  const { status, body } = toWireError(error)
  return new Response(body, { status, headers: errorHeaders })
}
