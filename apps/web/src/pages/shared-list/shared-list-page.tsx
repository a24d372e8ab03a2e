import './shared-list-page.css'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { LinkOffOutlined } from '@kotonoha/ui-kit/icons/link-off-outlined'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Acknowledgement } from '../../dictionary/acknowledgement/acknowledgement'
import { SavedItemNote } from '../../dictionary/saved-lists/saved-item-note'
import { SavedItemRow } from '../../dictionary/saved-lists/saved-item-row'
import { CopyListButton } from './copy-list-button'

const route = getRouteApi('/_framed/lists/$shareToken')

/** A list that somebody shared, for everybody who has the link; nothing in it can be changed. */
export function SharedListPage() {
  const list = route.useLoaderData()
  const { shareToken } = route.useParams()
  const { name, items } = list
  const kanjiIds = items.flatMap(({ thing }) => (thing.kind === 'kanji' ? [thing.kanjiId] : []))
  return (
    <section className="shared-list">
      <h1 className="shared-list-title">{name}</h1>
      <div className="shared-list-line">
        <p className="shared-list-facts">
          A shared list · {items.length === 1 ? '1 item' : `${items.length} items`} · last changed{' '}
          <time dateTime={list.updatedAt}>{formatDate(list.updatedAt)}</time>
        </p>
        {items.length > 0 && <CopyListButton list={list} shareToken={shareToken} />}
      </div>
      {items.length === 0 ? (
        <p>Nothing is in this list yet.</p>
      ) : (
        <ul className="shared-list-items" aria-label="Items">
          {items.map((item) => (
            <li key={item.itemId}>
              <SavedItemRow item={item} kanjiIds={kanjiIds} />
              <SavedItemNote note={item.note} />
            </li>
          ))}
        </ul>
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

/** In the reader's own way of writing dates and their own zone. */
function formatDate(moment: string): string {
  return new Date(moment).toLocaleDateString('en', { dateStyle: 'long' })
}
