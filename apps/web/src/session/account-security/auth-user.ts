import type { Factor, User } from '@supabase/auth-js'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client'
import { openAuthClient } from '../auth-client'

/** What the authentication service knows of the learner: address, factors, identities. */
export const authUserQuery = queryOptions({
  // Within the learner's own area of names, so that it goes with the others at signing out.
  queryKey: [['core', 'user', 'authUser']],
  queryFn: async (): Promise<User> => {
    const client = await openAuthClient()
    const { data, error } = await client.getUser()
    if (error !== null) throw error
    return data.user
  },
  staleTime: 0,
})

/** To be called after anything that changes it. */
export async function refreshAuthUser(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: authUserQuery.queryKey })
}

/** The authenticators that have been shown to work. */
export function listVerifiedFactors({ factors = [] }: User): Factor[] {
  return factors.filter(({ factor_type: type, status }) => type === 'totp' && status === 'verified')
}
