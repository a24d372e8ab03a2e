import { FilledRoundedTextField } from '@kotonoha/ui-kit/text-field/filled-rounded-text-field'
import { useId } from 'react'

interface FurtherKanjiFieldProps {
  value: string
  onChange: (typed: string) => void
  /** Those that are not on the sheet, since nobody has drawn them. */
  undrawn: readonly string[]
  hasFailed: boolean
}

/** Other kanji that shall be on the same sheet. */
export function FurtherKanjiField({ value, onChange, undrawn, hasFailed }: FurtherKanjiFieldProps) {
  const fieldId = useId()
  const noteId = useId()
  return (
    <div className="further-kanji">
      <label htmlFor={fieldId}>More kanji on the sheet</label>
      <FilledRoundedTextField
        id={fieldId}
        label="More kanji on the sheet"
        placeholder="A word or a list, such as 食べる、木"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{
          lang: 'ja',
          autoComplete: 'off',
          spellCheck: false,
          'aria-describedby': noteId,
        }}
      />
      <p id={noteId} role="status" className="practice-sheet-note">
        {hasFailed && 'Some kanji could not be loaded. '}
        {undrawn.length > 0 && (
          <>
            No drawing shows how to write <span lang="ja">{undrawn.join('、')}</span>.
          </>
        )}
      </p>
    </div>
  )
}
