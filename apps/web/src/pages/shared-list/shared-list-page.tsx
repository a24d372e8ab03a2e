import './shared-list-page.css'
import { toItemCount } from '@kotonoha/contract/dict/lists/describe-shared-list'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { LinkOffOutlined } from '@kotonoha/ui-kit/icons/link-off-outlined'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { Acknowledgement } from '../../dictionary/acknowledgement/acknowledgement'
import { SavedItemNote } from '../../dictionary/saved-lists/saved-item-note'
import { SavedItemRow } from '../../dictionary/saved-lists/saved-item-row'
import { QueryFailure } from '../../kit/query-failure/query-failure'
import { CopyListButton } from './copy-list-button'
import { wholeSharedList } from './load-shared-list'
import { useReturnWhenWhole } from './use-return-when-whole'

const route = getRouteApi('/_framed/lists/$shareToken')

/** A list that somebody shared, for everybody who has the link; nothing in it can be changed. */
export function SharedListPage() {
  const { list: first } = route.useLoaderData()
  const { shareToken } = route.useParams()
  const isLong = first.items.length < first.itemCount
  const whole = useQuery({ ...wholeSharedList(shareToken), enabled: isLong })
  const list = whole.data ?? first
  useReturnWhenWhole(list !== first)
  const { name, items, itemCount } = list
  const kanjiIds = items.flatMap(({ thing }) => (thing.kind === 'kanji' ? [thing.kanjiId] : []))
  return (
    <section className="shared-list">
      <h1 className="shared-list-title">{name}</h1>
      <div className="shared-list-line">
        <p className="shared-list-facts">
          A shared list · {toItemCount(itemCount)} · last changed{' '}
          <time dateTime={list.updatedAt}>{useDateText(list.updatedAt)}</time>
        </p>
        {itemCount > 0 && <CopyListButton list={list} shareToken={shareToken} />}
      </div>
      {itemCount === 0 ? (
        <p>Nothing is in this list yet.</p>
      ) : (
        <ul className="shared-list-items saved-items" aria-label="Items">
          {items.map((item) => (
            <li key={item.itemId}>
              <SavedItemRow item={item} kanjiIds={kanjiIds} />
              <SavedItemNote note={item.note} />
            </li>
          ))}
        </ul>
      )}
      {whole.isError ? (
        <QueryFailure error={whole.error} onRetry={() => void whole.refetch()} />
      ) : (
        items.length < itemCount && (
          <p className="shared-list-facts">{`… and ${itemCount - items.length} more`}</p>
        )
      )}
      <Acknowledgement />
    </section>
  )
}

/** A link that was withdrawn, or copied with a letter missing. */
export function SharedListGone() {
  return (
    <section>
      <h1 className="shared-list-title">No list here</h1>
      <EmptyState
        image={<LinkOffOutlined />}
        text="This link leads to no list. Whoever shared it may have withdrawn it, or the link is not complete."
        button={
          <FilledButton component={Link} to="/app/dict">
            Open the dictionary
          </FilledButton>
        }
      />
    </section>
  )
}

/** In the reader's own zone, which only their browser knows: the page is drawn ahead in UTC. */
function useDateText(moment: string): string {
  const write = (timeZone?: string) =>
    new Date(moment).toLocaleDateString('en', { dateStyle: 'long', timeZone })
  return useSyncExternalStore(
    subscribeToNothing,
    () => write(),
    () => write('UTC'),
  )
}

const subscribeToNothing = () => () => {}
