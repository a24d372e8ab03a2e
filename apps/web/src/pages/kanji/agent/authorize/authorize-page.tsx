import '../agent.css'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type ApiInputs, api } from '../../../../api/api'
import { findHttpStatus } from '../../../../api/api-error'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { Consent } from './consent'
import { unpackRequest } from './unpack-request'

const route = getRouteApi('/app/kanji/agent/authorize')

/** An assistant asks to be let in; the learner says what it may do, or that it may not come in. */
export function AuthorizePage() {
  const { request: packed } = route.useSearch()
  const request = unpackRequest(packed)
  return (
    <div className="agent-page">
      {request === undefined ? <NotValid /> : <AskedConsent request={request} />}
    </div>
  )
}

type AuthorizationRequest = ApiInputs['kanji']['agent']['getAuthorization']

function AskedConsent({ request }: { request: AuthorizationRequest }) {
  const { data, error, refetch } = useQuery({
    ...api.kanji.agent.getAuthorization.queryOptions(request),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (data !== undefined) return <Consent request={request} asked={data} />
  if (error === null) return <SkeletonList count={4} heightPx={72} />
  const status = findHttpStatus(error)
  if (status === 404 || status === 400) return <NotValid />
  return <QueryFailure error={error} onRetry={() => void refetch()} />
}

function NotValid() {
  return (
    <>
      <h1 className="page-title">This request cannot be answered</h1>
      <p className="setting-text">
        The program that sent you here is not known, or the address is not whole. Go back to it,
        remove its connection to Kotonoha and connect it again.
      </p>
    </>
  )
}
