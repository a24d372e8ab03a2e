import { TRPCError } from '@trpc/server'

/** What a query found; an unknown id is NOT_FOUND, `what` names it in plain words. */
export function foundOrThrow<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw new TRPCError({ code: 'NOT_FOUND', message: `No ${what}` })
  return found
}

/** For a change that says whether it found what it was to change. */
export function changedOrThrow(wasFound: boolean, what: string): void {
  if (!wasFound) throw new TRPCError({ code: 'NOT_FOUND', message: `No ${what}` })
}
