import { OptionSwitch } from '../../../../kit/option-switch/option-switch'
import { AnkiForm, JpdbForm } from './file-form'
import type { ImportSource } from './import-item'
import { sourceNames } from './source-words'
import { type SourceFormProps, TableForm } from './table-form'
import { WaniKaniForm } from './wanikani-form'

const offered = ['wanikani', 'anki', 'jpdb', 'table'] as const satisfies ImportSource[]

/** What the learner has typed or pasted, until they leave the page. */
export interface TypedSources {
  list: string
  token: string
}

interface SourceChoiceProps extends SourceFormProps {
  typed: TypedSources
  onType: (changes: Partial<TypedSources>) => void
  source: ImportSource
  onSource: (source: ImportSource) => void
  onWaniKani: (token: string) => void
}

/** Where the learner comes from. */
export function SourceChoice(props: SourceChoiceProps) {
  const { source, onSource, typed, onType, onOpen, onWaniKani } = props
  return (
    <>
      <div className="setting-choice">
        <OptionSwitch
          legend="From"
          options={offered.map((value) => ({ value, label: sourceNames[value] }))}
          value={source}
          onChange={onSource}
        />
      </div>
      {source === 'wanikani' && (
        <WaniKaniForm
          token={typed.token}
          onToken={(token) => onType({ token })}
          onRead={onWaniKani}
        />
      )}
      {source === 'anki' && <AnkiForm onOpen={onOpen} />}
      {source === 'jpdb' && <JpdbForm onOpen={onOpen} />}
      {source === 'table' && (
        <TableForm text={typed.list} onText={(list) => onType({ list })} onOpen={onOpen} />
      )}
    </>
  )
}
