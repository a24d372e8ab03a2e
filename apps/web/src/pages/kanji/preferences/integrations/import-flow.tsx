import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import LinearProgress from '@mui/material/LinearProgress'
import { useState } from 'react'
import { FormFailure } from '../../../../kit/forms/form-parts'
import { FilledLink } from '../../../../kit/links/button-links'
import { SettingSection } from '../../../../kit/settings/setting'
import { ColumnChoiceForm } from './column-choice'
import type { ImportSource } from './import-item'
import { ImportPreview } from './import-preview'
import { SourceChoice, type TypedSources } from './source-choice'
import { countOf } from './source-words'
import { useImport } from './use-import'

const nothingTyped: TypedSources = { list: '', token: '' }

/** From a source to the learner's cards: choose, read, look, and only then bring over. */
export function ImportFlow() {
  const { step, failure, open, readWaniKani, choose, settle, confirm, cancel } = useImport()
  const [source, setSource] = useState<ImportSource>('wanikani')
  const [typed, setTyped] = useState(nothingTyped)
  return (
    // The section is drawn with each step, so that it sees the focus go with a step that is over.
    <SettingSection
      title="Bring over what you know"
      text="It is read on this device and shown to you before anything is changed. What you have answered here stays as it is."
    >
      <div className="import-flow">
        <FormFailure text={failure} />
        {step.kind === 'choose' && (
          <SourceChoice
            source={source}
            onSource={(next) => {
              setSource(next)
              // What was refused of one source is not said of another.
              cancel()
            }}
            typed={typed}
            onType={(changes) => setTyped((before) => ({ ...before, ...changes }))}
            onOpen={open}
            onWaniKani={readWaniKani}
          />
        )}
        {step.kind === 'reading' && <Waiting text="Reading…" onCancel={cancel} />}
        {step.kind === 'columns' && (
          <ColumnChoiceForm
            tables={step.tables}
            onChoose={(choices) => choose(step.tables, choices)}
            onCancel={cancel}
          />
        )}
        {step.kind === 'sending' && (
          <Waiting
            text={`Looking up ${step.sent.toLocaleString('en')} of ${step.total.toLocaleString('en')}…`}
            share={step.sent / step.total}
            onCancel={cancel}
          />
        )}
        {(step.kind === 'preview' || step.kind === 'confirming') && (
          <ImportPreview
            preview={step.preview}
            isConfirming={step.kind === 'confirming'}
            onSettle={(place, subjectId) => settle(step.preview, place, subjectId)}
            onConfirm={() => confirm(step.preview)}
            onCancel={cancel}
          />
        )}
        {step.kind === 'done' && (
          <Done
            cards={step.cards}
            level={step.level}
            onAgain={() => {
              setTyped(nothingTyped)
              cancel()
            }}
          />
        )}
      </div>
    </SettingSection>
  )
}

interface WaitingProps {
  text: string
  share?: number
  onCancel: () => void
}

function Waiting({ text, share, onCancel }: WaitingProps) {
  return (
    <div className="import-waiting">
      <p role="status">{text}</p>
      <LinearProgress
        aria-label={text}
        variant={share === undefined ? 'indeterminate' : 'determinate'}
        value={(share ?? 0) * 100}
      />
      <TextButton onClick={onCancel}>Cancel</TextButton>
    </div>
  )
}

function Done({ cards, level, onAgain }: { cards: number; level: number; onAgain: () => void }) {
  return (
    <div className="import-done">
      <p role="status">
        {countOf(cards, 'card')} brought over. You are at level {level}.
      </p>
      <div className="import-buttons">
        <FilledLink to="/app/kanji/dashboard">To the dashboard</FilledLink>
        <TextButton onClick={onAgain}>Bring over something else</TextButton>
      </div>
    </div>
  )
}
