import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { FormFailure } from '../../../../kit/forms/form-parts'
import { FileButton } from './file-button'
import { failureTexts } from './import-failure'
import type { ToReader } from './reader/messages'
import { japanese } from './reader/table-items'
import type { Sending } from './send-items'

export interface SourceFormProps {
  onOpen: (source: Pick<Sending, 'source' | 'name'>, opened: ToReader) => void
}

interface TableFormProps extends SourceFormProps {
  /** What was pasted: still there for who looked at it and came back. */
  text: string
  onText: (text: string) => void
}

/** Words that the learner pastes, or a file of any program that writes tables. */
export function TableForm({ text, onText, onOpen }: TableFormProps) {
  const [failure, setFailure] = useState<string>()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const missing = findMissing(text)
    setFailure(missing)
    // What was pasted stays, to be put right.
    if (missing !== undefined) return
    onOpen({ source: 'table', name: 'A pasted list' }, { kind: 'open-text', text })
  }
  return (
    <form className="import-form" onSubmit={handleSubmit}>
      <p className="setting-text">
        Words and kanji that you know, one a line, or a file with a column of them (CSV, TSV, text):
        Bunpro, Kitsun, a spreadsheet. What is in the course counts as known, and is checked once in
        the coming weeks.
      </p>
      <TextField
        label="Words or kanji"
        multiline
        minRows={4}
        maxRows={12}
        fullWidth
        value={text}
        onChange={(event) => {
          onText(event.target.value)
          setFailure(undefined)
        }}
        slotProps={{ htmlInput: { lang: 'ja', spellCheck: false } }}
      />
      <FormFailure text={failure} />
      <div className="import-buttons">
        <FilledButton type="submit">Look at the list</FilledButton>
        <FileButton
          label="Choose a file…"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChoose={(file) =>
            onOpen({ source: 'table', name: file.name.slice(0, 200) }, { kind: 'open-table', file })
          }
        />
      </div>
    </form>
  )
}

function findMissing(text: string): string | undefined {
  if (text.trim() === '') return 'Paste some words first, or choose a file.'
  return japanese.test(text) ? undefined : failureTexts['no-japanese']
}
