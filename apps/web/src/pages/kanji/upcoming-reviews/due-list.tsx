import { CloseIconButton } from '@kotonoha/ui-kit/close-icon-button/close-icon-button'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { useEffect, useRef } from 'react'
import { usePagedQuery } from '../../../api/use-paged-query'
import { ListEnd } from '../../../kit/query-failure/list-end'
import { QueryFailure } from '../../../kit/query-failure/query-failure'
import { SubjectTiles } from '../../../study/subjects/subject-tiles'
import { dueListQuery } from './forecast'

interface DueListProps {
  /** Of the stretch of time: `Sat 18:00`. */
  title: string
  from: string | undefined
  until: string
  now: Date
  onClose: () => void
}

/** The items behind a row of the forecast. */
export function DueList({ title, from, until, now, onClose }: DueListProps) {
  const list = usePagedQuery(dueListQuery({ from, until }))
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stretch is another list
  useEffect(() => {
    heading.current?.focus()
  }, [from, until])
  const pages = list.data?.pages ?? []
  // Meaning and reading of an item often come due together: one tile stands for both.
  const items = new Map(
    pages.flatMap((page) => page.items.map(({ tile }) => [tile.subjectId, tile] as const)),
  )
  const total = pages[0]?.total ?? 0
  return (
    <section className="due-list" aria-labelledby="due-list-title">
      <div className="due-list-head">
        <h2 id="due-list-title" ref={heading} tabIndex={-1} className="due-list-title">
          {title}
          {pages.length > 0 && `: ${total.toLocaleString('en')} ${total === 1 ? 'card' : 'cards'}`}
        </h2>
        <CloseIconButton onClick={onClose} />
      </div>
      {list.error !== null && pages.length === 0 ? (
        <QueryFailure error={list.error} onRetry={() => void list.refetch()} />
      ) : pages.length === 0 ? (
        <SkeletonList count={2} heightPx={72} />
      ) : items.size === 0 ? (
        <p className="due-list-none">Nothing is left of this: it was reviewed, or put off.</p>
      ) : (
        <SubjectTiles
          label={`Due: ${title}`}
          groups={[{ key: until, heading: undefined, subjects: [...items.values()] }]}
          now={now}
        />
      )}
      <ListEnd list={list} isLoading={list.isLoadingMore} onLoad={list.loadMore} />
    </section>
  )
}
