import './deletion-banner.css'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api'
import { KeepAccountButton } from './keep-account-button'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

const askAgainAfterMs = 60_000

/** On every page while the account waits for its deletion. */
export function DeletionBanner() {
  const { data: me } = useQuery({
    ...api.core.user.getMe.queryOptions(),
    // Another device or tab may have asked for it, or taken it back.
    staleTime: askAgainAfterMs,
    refetchOnWindowFocus: true,
  })
  if (!me?.deletionDueAt) return null
  return (
    <aside aria-label="Deletion of your account" className="deletion-banner">
      <p className="deletion-banner-text">
        Your account will be deleted on {day.format(new Date(me.deletionDueAt))}.
      </p>
      <KeepAccountButton />
    </aside>
  )
}
