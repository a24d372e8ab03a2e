import { OptionSwitch } from '../../kit/option-switch/option-switch'
import { type SearchKind, searchKindLabels, searchKinds } from './search-kind'

const options = searchKinds.map((kind) => ({ value: kind, label: searchKindLabels[kind] }))

/** Which kind of thing to look for. */
export function SearchKindSwitch(props: {
  kind: SearchKind
  onKindChange: (kind: SearchKind) => void | Promise<void>
}) {
  return (
    <OptionSwitch
      legend="Look for"
      options={options}
      value={props.kind}
      onChange={props.onKindChange}
    />
  )
}
