import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ApiOutputs } from '../../../../api/api'
import { componentQuery } from './component-query'

const route = getRouteApi('/app/_kanji-area/kanji/components/$id')

type ComponentOverview = ApiOutputs['kanji']['curriculum']['getComponentOverview']

/** The component of the page: what the loader brought, and what is asked anew since. */
export function useComponent(): {
  overview: ComponentOverview
  error: unknown
  knownAt: Date
  retry: () => void
} {
  const loaded = route.useLoaderData()
  const { id } = route.useParams()
  const query = useQuery(componentQuery(Number(id)))
  return {
    overview: query.data ?? loaded,
    error: query.error,
    knownAt: new Date(query.dataUpdatedAt),
    retry: () => void query.refetch(),
  }
}
