import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import type { User } from '@supabase/auth-js'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryFailure } from '../../kit/query-failure/query-failure'
import { authUserQuery } from './auth-user'

/** What a dialog shows once it is known what the learner signs in with. */
export function AuthUserContent({ children }: { children: (user: User) => ReactNode }) {
  const { data: user, error, refetch } = useQuery(authUserQuery)
  if (error !== null) {
    return (
      <DialogContent>
        <QueryFailure error={error} onRetry={() => void refetch()} />
      </DialogContent>
    )
  }
  if (user === undefined) {
    return (
      <DialogContent>
        <Skeleton variant="rounded" height={120} />
      </DialogContent>
    )
  }
  return children(user)
}
