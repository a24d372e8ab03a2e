import './deletion-banner.css'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api'
import { KeepAccountButton } from './keep-account-button'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

/** On every page while the account waits for its deletion. */
export function DeletionBanner() {
  const { data: me } = useQuery(api.core.user.getMe.queryOptions())
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
