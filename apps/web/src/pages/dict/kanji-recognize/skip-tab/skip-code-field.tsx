import {
  mostSkipStrokes,
  parseSkipCode,
  type SkipCode,
  toPlainSkipText,
} from '@kotonoha/japanese/skip-code'
import { FilledRoundedTextField } from '@kotonoha/ui-kit/text-field/filled-rounded-text-field'
import { useId, useState } from 'react'
import { writeSkipCode } from './skip-search'

/** The code as one types it; it takes effect as soon as it is one. */
export function SkipCodeField({
  code,
  onChange,
}: {
  code: SkipCode | undefined
  onChange: (code: SkipCode) => void
}) {
  const fieldId = useId()
  const problemId = useId()
  /** What is typed while the field has the focus; the code of the steppers otherwise. */
  const [draft, setDraft] = useState<string>()
  const text = draft ?? (code === undefined ? '' : writeSkipCode(code))
  const isWrong = draft !== undefined && !isBeginningOfCode(draft)
  return (
    <div className="skip-code-field">
      <label htmlFor={fieldId}>SKIP code</label>
      <FilledRoundedTextField
        id={fieldId}
        label="SKIP code"
        placeholder="Such as 1-4-5"
        value={text}
        error={isWrong}
        onChange={(event) => {
          const { value } = event.target
          // What an input method is still writing is left alone.
          const isComposing = (event.nativeEvent as InputEvent).isComposing
          const typed = isComposing ? value : toHyphens(value)
          setDraft(typed)
          const parsed = parseSkipCode(typed)
          if (parsed !== undefined) onChange(parsed)
        }}
        onBlur={() => setDraft(undefined)}
        inputProps={{
          autoComplete: 'off',
          // Digits and a point are at hand on a phone; the point stands for the hyphen.
          inputMode: 'decimal',
          'aria-invalid': isWrong,
          'aria-describedby': problemId,
        }}
      />
      <p id={problemId} role="status" className="skip-code-problem">
        {isWrong &&
          `A code is a pattern from 1 to 4 and two counts up to ${mostSkipStrokes}, such as 1-4-5; for pattern 4 the last is 1 to 4.`}
      </p>
    </div>
  )
}

/** Points, commas and spaces between digits are hyphens to whoever types a code. */
function toHyphens(text: string): string {
  return text.replace(/([\d０-９])[-\s.,、。．，・/*#+]+/g, '$1-')
}

/** Can something be typed after it that makes it a code? */
function isBeginningOfCode(text: string): boolean {
  const typed = toPlainSkipText(text)
  if (parseSkipCode(typed) !== undefined) return true
  return /^(?:[1-4](?:-(?:[1-9]\d?(?:-)?)?)?)?$/.test(typed)
}
