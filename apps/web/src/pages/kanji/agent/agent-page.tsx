import './agent.css'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { useQuery } from '@tanstack/react-query'
import { LastKnownNote } from '../../../kit/query-failure/last-known-note'
import { QueryFailure } from '../../../kit/query-failure/query-failure'
import { grantsQuery } from './agent-queries'
import { CallsSection } from './calls-section'
import { ConnectSection } from './connect-section'
import { GrantsSection } from './grants-section'

/** What may act for the learner: assistants that read the dictionary, the progress and the lists. */
export function AgentPage() {
  const { data, error, dataUpdatedAt, refetch } = useQuery(grantsQuery())
  const retry = () => void refetch()
  return (
    <div className="agent-page">
      <h1 className="page-title">Assistants</h1>
      <p className="setting-text">
        Let an assistant of your choice look words up here, see how your study stands and keep lists
        for you. You decide what it may do. None can answer reviews, reset anything or delete
        anything.
      </p>
      {data !== undefined ? (
        <>
          <LastKnownNote error={error} knownAtMs={dataUpdatedAt} onRetry={retry} />
          <ConnectSection endpoint={data.endpoint} />
          <GrantsSection grants={data.grants} />
          <CallsSection grants={data.grants} keepsLookUps={data.keepsLookUps} />
        </>
      ) : error === null ? (
        <SkeletonList count={4} heightPx={72} />
      ) : (
        <QueryFailure error={error} onRetry={retry} />
      )}
    </div>
  )
}
