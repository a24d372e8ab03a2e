import { writeCount } from '../../kit/counts/write-count'
import type { BesideNames } from './beside-names'
import type { NameItem } from './search-answer'

/** Names have no page of their own: all that is known of one stands in its row. */
export function SearchNames({ names }: { names: readonly NameItem[] }) {
  return (
    <ul className="search-names" aria-label="Names">
      {names.map((name) => (
        <li key={name.nameId} className="search-name">
          <span lang="ja" className="search-name-text">
            {name.text}
          </span>
          <span lang="ja" className="search-name-reading">
            {name.reading === name.text ? '' : name.reading}
          </span>
          <span className="search-name-meaning">{name.translations.join('; ')}</span>
          <span className="search-name-types">
            {name.types.map(({ label }) => label).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The names beside the words of a query, with the way to all of them. */
export function SearchBesideNames({
  names: { items, total, isTotalExact },
  onShowAll,
}: {
  names: BesideNames
  onShowAll: () => void
}) {
  return (
    <section className="search-beside-names" aria-label="Names">
      <h3 className="search-results-heading">Names</h3>
      <SearchNames names={items} />
      {total > items.length && (
        <button type="button" className="search-link" onClick={onShowAll}>
          {isTotalExact ? `All ${writeCount(total)} names` : 'All names'}
        </button>
      )}
    </section>
  )
}
