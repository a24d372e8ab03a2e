import { TRPCError } from '@trpc/server'

/** What a query found; an unknown id is NOT_FOUND, `what` names it in plain words. */
export function foundOrThrow<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw new TRPCError({ code: 'NOT_FOUND', message: `No ${what}` })
  return found
}
