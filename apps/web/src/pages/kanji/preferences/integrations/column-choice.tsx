import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { ColumnChoice, FoundTable } from './import-item'
import { countOf } from './source-words'

interface ColumnChoiceProps {
  tables: readonly FoundTable[]
  onChoose: (choices: readonly ColumnChoice[]) => void
  onCancel: () => void
}

/** Which columns say what: a guess with examples, for the learner to put right. */
export function ColumnChoiceForm({ tables, onChoose, onCancel }: ColumnChoiceProps) {
  const [choices, setChoices] = useState<readonly ColumnChoice[]>(() =>
    tables.map(({ guess }) => guess),
  )
  const isAnyChosen = choices.some(({ text }) => text !== undefined)
  return (
    <form
      className="import-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isAnyChosen) onChoose(choices)
      }}
    >
      {tables.map((table, place) => (
        <TableColumns
          key={table.name}
          table={table}
          choice={choices[place] ?? table.guess}
          onChange={(choice) => setChoices(choices.with(place, choice))}
        />
      ))}
      {!isAnyChosen && <p role="status">Choose where the words are.</p>}
      <div className="import-buttons">
        <FilledButton type="submit" disabled={!isAnyChosen}>
          Go on
        </FilledButton>
        <TextButton onClick={onCancel}>Cancel</TextButton>
      </div>
    </form>
  )
}

interface TableColumnsProps {
  table: FoundTable
  choice: ColumnChoice
  onChange: (choice: ColumnChoice) => void
}

function TableColumns({ table, choice, onChange }: TableColumnsProps) {
  const { name, rowCount, columns } = table
  const examples = choice.text === undefined ? [] : (columns[choice.text]?.examples ?? [])
  return (
    <fieldset className="import-table">
      <legend>
        {name} <span className="setting-text">{countOf(rowCount, 'row')}</span>
      </legend>
      <div className="import-columns">
        <ColumnSelect
          label="Words or kanji"
          none="Leave this out"
          columns={columns}
          value={choice.text}
          onChange={(text) => onChange({ ...choice, text })}
        />
        <ColumnSelect
          label="Readings"
          none="None"
          columns={columns}
          value={choice.reading}
          onChange={(reading) => onChange({ ...choice, reading })}
        />
      </div>
      {examples.length > 0 && (
        <p className="setting-text">
          For example <span lang="ja">{examples.join('、')}</span>
        </p>
      )}
    </fieldset>
  )
}

interface ColumnSelectProps {
  label: string
  none: string
  columns: FoundTable['columns']
  value: number | undefined
  onChange: (value: number | undefined) => void
}

function ColumnSelect({ label, none, columns, value, onChange }: ColumnSelectProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{none}</option>
      {columns.map(({ name, examples }, column) => (
        <option key={column} value={column}>
          {name}
          {examples[0] !== undefined && ` (${examples[0].slice(0, 16)})`}
        </option>
      ))}
    </TextField>
  )
}
