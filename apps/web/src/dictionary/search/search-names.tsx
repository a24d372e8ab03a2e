import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api'
import { writeCount } from '../../kit/counts/write-count'
import type { BesideNames } from './beside-names'
import type { NameItem } from './search-answer'

/** A text in old characters and the text in today’s that was found for it. */
interface OldForm {
  old: string
  today: string
}

interface SearchNamesProps {
  names: readonly NameItem[]
  /** Whoever bears the name may write it so. */
  oldForm: OldForm | undefined
}

/** Names have no page of their own: all that is known of one stands in its row. */
export function SearchNames({ names, oldForm }: SearchNamesProps) {
  return (
    <ul className="search-names" aria-label="Names">
      {names.map((name) => (
        <li key={name.nameId} className="search-name">
          <span lang="ja" className="search-name-text">
            {name.text === oldForm?.today ? `${name.text}・${oldForm.old}` : name.text}
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
  oldForm,
  onShowAll,
}: {
  names: BesideNames
  oldForm: OldForm | undefined
  onShowAll: () => void
}) {
  return (
    <section className="search-beside-names" aria-label="Names">
      <h2 className="search-results-heading">Names</h2>
      <SearchNames names={items} oldForm={oldForm} />
      {total > items.length && (
        <button type="button" className="search-link" onClick={onShowAll}>
          {isTotalExact ? `All ${writeCount(total)} names` : 'All names'}
        </button>
      )}
    </section>
  )
}

/**
 * Where names would stand, in a dictionary that was built without them. It asks nothing itself:
 * every open page learns which dictionary the server has (`watch-dictionary-version.ts`).
 */
export function SearchWithoutNames() {
  const dictionary = api.dict.about.getDictionary.queryOptions()
  const { data } = useQuery({ ...dictionary, enabled: false })
  if (data?.counts.names !== 0) return null
  return <p className="search-count">This dictionary has no names of people and places.</p>
}
