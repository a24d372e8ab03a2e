import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { SearchKind } from '../../../dictionary/search/search-kind'
import { type TypedQuery, useTypedQuery } from '../../../dictionary/search/use-typed-query'

const route = getRouteApi('/app/dict/')

/**
 * Keeps the typed query and the URL in step. The first search is a step of its own in the
 * history, so that Back returns to the home page; the letters after it are not.
 */
export function useQueryInUrl(): {
  typed: TypedQuery
  kind: SearchKind
  setKind: (kind: SearchKind) => Promise<void>
} {
  const { q, kind } = route.useSearch()
  const navigate = route.useNavigate()
  const typed = useTypedQuery(q)
  const inUrl = useRef(q)

  useEffect(() => {
    if (typed.query === inUrl.current) return
    const isFirst = inUrl.current === ''
    inUrl.current = typed.query
    void navigate({
      search: (before) => ({ ...before, q: typed.query }),
      replace: !isFirst,
      resetScroll: false,
    })
  }, [typed.query, navigate])

  const { setText } = typed
  useEffect(() => {
    // Back, Forward or a link changed the URL.
    if (q === inUrl.current) return
    inUrl.current = q
    setText(q, 'now')
  }, [q, setText])

  return {
    typed,
    kind,
    setKind: (next) =>
      navigate({
        search: (before) => ({ ...before, kind: next }),
        replace: true,
        resetScroll: false,
      }),
  }
}
