import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { FilledRoundedTextField } from '@kotonoha/ui-kit/text-field/filled-rounded-text-field'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, memo, useId } from 'react'
import { KanjiResults } from '../lookup/kanji-results'
import type { CharacterBrief } from './character-brief'

/** The characters picked so far: searched as a word, or opened one by one. */
export const PickedText = memo(function PickedText({
  text,
  findBrief,
  onChange,
}: {
  text: string
  findBrief: (literal: string) => CharacterBrief
  onChange: (text: string) => void
}) {
  const navigate = useNavigate()
  const fieldId = useId()
  const kanji = [...new Set(text)].map(findBrief).filter((brief) => brief.isKanji)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void navigate({ to: '/app/dict', search: { q: text.trim() } })
  }
  return (
    <section aria-label="Picked characters" className="picked-text">
      <form className="picked-text-form" onSubmit={handleSubmit}>
        <label htmlFor={fieldId}>Picked characters</label>
        <FilledRoundedTextField
          id={fieldId}
          label="Picked characters"
          placeholder="Tap a candidate"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          inputProps={{ lang: 'ja', autoComplete: 'off', spellCheck: false }}
        />
        <FilledButton type="submit" disabled={text.trim() === ''}>
          Search
        </FilledButton>
        {text !== '' && <TextButton onClick={() => onChange('')}>Empty</TextButton>}
      </form>
      {kanji.length > 0 && (
        <KanjiResults
          groups={[
            {
              key: 'picked',
              heading: 'Picked kanji',
              kanji: kanji.map(({ literal, reading, meaning }) => ({
                kanjiId: literal,
                literal,
                meanings: meaning === '' ? [] : [meaning],
                onReadings: reading.split('・').filter((each) => each !== ''),
              })),
            },
          ]}
          total={kanji.length}
          isOutdated={false}
          hint=""
          emptyText=""
        />
      )}
    </section>
  )
})
