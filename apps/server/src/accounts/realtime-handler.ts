import { toProductError } from '@kotonoha/api/product-error'
import { toWireErrorResponse } from '../http/wire-error'
import type { AccountsHolder } from './accounts-holder'

/** Hands a listening browser to the channel, where the installation has accounts. */
export function createRealtimeHandler(
  accounts: Pick<AccountsHolder, 'find'>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const parts = accounts.find()
    if (typeof parts === 'object') return parts.realtime.answer(request)
    const code = parts === undefined ? 'accounts-off' : 'accounts-unavailable'
    return toWireErrorResponse(toProductError(code))
  }
}

/** Ends open channels, which would hold a stopping server open. */
export async function endRealtime(accounts: Pick<AccountsHolder, 'find'>): Promise<void> {
  const parts = accounts.find()
  if (typeof parts === 'object') await parts.realtime.stop()
}
