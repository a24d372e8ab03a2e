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
  const problemId = useId()
  /** What is typed while the field has the focus; the code of the steppers otherwise. */
  const [draft, setDraft] = useState<string>()
  const text = draft ?? (code === undefined ? '' : writeSkipCode(code))
  const isWrong = draft !== undefined && !isBeginningOfCode(draft)
  return (
    <div className="skip-code-field">
      <FilledRoundedTextField
        label="SKIP code"
        placeholder="Code, such as 1-4-5"
        value={text}
        error={isWrong}
        onChange={(event) => {
          setDraft(event.target.value)
          const typed = parseSkipCode(event.target.value)
          if (typed !== undefined) onChange(typed)
        }}
        onBlur={() => setDraft(undefined)}
        inputProps={{
          autoComplete: 'off',
          inputMode: 'text',
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

/** Can something be typed after it that makes it a code? */
function isBeginningOfCode(text: string): boolean {
  const typed = toPlainSkipText(text)
  if (parseSkipCode(typed) !== undefined) return true
  return /^(?:[1-4](?:-(?:[1-9]\d?(?:-)?)?)?)?$/.test(typed)
}
