import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import type { ApiOutputs } from '../../../../api/api'
import { usePagedQuery } from '../../../../api/use-paged-query'
import { ListEnd } from '../../../../kit/query-failure/list-end'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { formatWholeDay } from '../../../../study/profile/learner-days'
import { SubjectLink } from '../../../../study/subjects/subject-link'
import { groupBy } from '../group-by'
import { eventsQuery } from '../progress-queries'
import { describeEvent } from './event-words'

type Event = ApiOutputs['kanji']['progress']['listEvents']['events'][number]

/** What happened, day by day, the newest first. */
export function EventsTab() {
  const list = usePagedQuery(eventsQuery())
  const { data, error } = list
  if (data === undefined) {
    return error === null ? (
      <SkeletonList count={6} heightPx={44} />
    ) : (
      <QueryFailure error={error} onRetry={() => void list.refetch()} />
    )
  }
  const events = data.pages.flatMap((page) => page.events)
  const days = groupBy(events, ({ day }) => day)
  return (
    <>
      {days.map(([day, own]) => (
        <section key={day} className="events-day">
          <h2 className="events-date">{formatWholeDay(day)}</h2>
          <ul className="events">
            {own.map((event) => (
              <Row key={event.eventId} event={event} />
            ))}
          </ul>
        </section>
      ))}
      <ListEnd list={list} isLoading={list.isLoadingMore} onLoad={list.loadMore} />
    </>
  )
}

function Row({ event }: { event: Event }) {
  return (
    <li className="event">
      <span>{describeEvent(event)}</span>
      {event.items.map((item) => (
        <SubjectLink key={item.subjectId} subject={item} className="event-item">
          <span lang="ja">{item.literal}</span>
        </SubjectLink>
      ))}
    </li>
  )
}
