import './search-kind-switch.css'
import { useId } from 'react'
import { type SearchKind, searchKindLabels, searchKinds } from './search-kind'

/** Which kind of thing to look for: one of four, changed by click or arrow keys. */
export function SearchKindSwitch({
  kind,
  onKindChange,
}: {
  kind: SearchKind
  onKindChange: (kind: SearchKind) => void
}) {
  const name = useId()
  return (
    <fieldset className="search-kinds">
      <legend className="search-kinds-legend">Look for</legend>
      {searchKinds.map((each) => (
        <label key={each} className="search-kind">
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === kind}
            onChange={() => onKindChange(each)}
          />
          <span>{searchKindLabels[each]}</span>
        </label>
      ))}
    </fieldset>
  )
}
