import { KanjiGlyph } from '@kotonoha/japanese-ui/kanji-glyph/kanji-glyph'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { judgePlacement } from './judge-placement'
import type { PlacementQuestion } from './placement-query'

interface PlacementAnswerFormProps {
  question: PlacementQuestion
  /** Once one has begun, the next question has the focus at once. */
  isFocused: boolean
  onAnswer: (isRight: boolean) => void
}

/** A kanji, and what it means or how it is read. */
export function PlacementAnswerForm({ question, isFocused, onAnswer }: PlacementAnswerFormProps) {
  const [typed, setTyped] = useState('')
  const [hint, setHint] = useState('')
  const labelId = useId()
  const { item, facet } = question
  const isReading = facet === 'reading'
  const label = isReading ? 'How is it read?' : 'What does it mean?'
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const verdict = judgePlacement(typed, question)
    if ('hint' in verdict) setHint(verdict.hint)
    else onAnswer(verdict.isRight)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter belongs to the input method while it composes; Safari says so by the number only.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key === 'Enter' && isComposing) event.preventDefault()
  }
  return (
    <form className="placement-question" onSubmit={handleSubmit}>
      <p className="placement-kanji">
        <KanjiGlyph literal={item.literal} size={96} />
      </p>
      <TextField
        id={labelId}
        fullWidth
        autoFocus={isFocused}
        label={label}
        value={typed}
        error={hint !== ''}
        helperText={hint === '' ? (isReading ? 'In kana or Latin letters' : 'In English') : hint}
        onChange={(event) => {
          setTyped(event.target.value)
          setHint('')
        }}
        onKeyDown={handleKeyDown}
        slotProps={{
          htmlInput: {
            autoCapitalize: 'none',
            autoComplete: 'off',
            autoCorrect: 'off',
            spellCheck: false,
            enterKeyHint: 'next',
            ...(isReading && { lang: 'ja' }),
          },
          formHelperText: { role: 'status' },
        }}
      />
      <div className="placement-actions">
        <Button variant="outlined" onClick={() => onAnswer(false)}>
          I don’t know
        </Button>
        <FilledButton type="submit">Answer</FilledButton>
      </div>
    </form>
  )
}
