import { isKanji } from '@kotonoha/japanese/kana/script'
import { FilledRoundedTextField } from '@kotonoha/ui-kit/text-field/filled-rounded-text-field'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { api } from '../../../../api/api'
import { ComponentGlyph } from '../lookup/component-glyph'
import type { NamedComponent } from '../lookup/lookup-component'
import { matchComponents } from '../lookup/match-components'

/** A line of suggestions on a desktop. */
const mostSuggestions = 12

/**
 * Components typed by name (water), kana or romaji (sanzui), or by a kanji whose parts are all
 * chosen at once. Enter takes what stands first.
 */
export function ComponentFilter({
  components,
  hasFailed,
  possible,
  onChoose,
}: {
  /** Undefined until their names are known. */
  components: readonly NamedComponent[] | undefined
  /** Their names could not be loaded. */
  hasFailed: boolean
  possible: ReadonlySet<string>
  onChoose: (literals: string[]) => void
}) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const typedKanji = Array.from(text).find((character) => isKanji(character))
  const partsOfTyped = useQuery(
    api.dict.kanji.getRadicalsBreakdown.queryOptions(typedKanji ?? skipToken),
  )
  const parts = typedKanji === undefined ? [] : (partsOfTyped.data?.radicals ?? [])
  const matches = matchComponents(components ?? [], text)
    .filter(({ literal }) => possible.has(literal))
    .slice(0, mostSuggestions)
  const choose = (literals: string[]) => {
    onChoose(literals)
    setText('')
  }
  const handleClick = (event: MouseEvent, literals: string[]) => {
    // A key made the click, and the button goes; a finger would only bring up the keyboard again.
    if (event.detail === 0) field.current?.focus()
    choose(literals)
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') setText('')
    if (event.key !== 'Enter') return
    event.preventDefault()
    const [first] = matches
    if (parts.length > 0) choose(parts.map(({ literal }) => literal))
    else if (first !== undefined) choose([first.literal])
  }

  const isWithout =
    text.trim() !== '' && matches.length === 0 && parts.length === 0 && !partsOfTyped.isFetching
  const isKnown = components !== undefined
  return (
    <search className="component-filter">
      <FilledRoundedTextField
        label="Part by name, kana or kanji"
        placeholder="Part: water, さんずい or 時"
        inputRef={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
        inputProps={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
      />
      {parts.length > 0 && (
        <button
          type="button"
          className="component-suggestion"
          onClick={(event) =>
            handleClick(
              event,
              parts.map(({ literal }) => literal),
            )
          }
        >
          Pick the parts of <span lang="ja">{typedKanji}</span>:{' '}
          <span lang="ja">{parts.map(({ literal }) => literal).join(' ')}</span>
        </button>
      )}
      {matches.length > 0 && (
        <ul aria-label="Parts with this name" className="component-suggestions">
          {matches.map((component) => (
            <li key={component.literal}>
              <button
                type="button"
                className="component-suggestion"
                aria-label={`Pick ${component.literal}`}
                onClick={(event) => handleClick(event, [component.literal])}
              >
                <ComponentGlyph component={component} size={24} />
                <span lang="ja">{component.names[0] ?? ''}</span>
                <span>{component.meanings[0] ?? ''}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="component-filter-status">
        {isWithout && isKnown && 'No part that can be picked is called so.'}
        {isWithout && !isKnown && hasFailed && 'The names of the parts could not be loaded.'}
      </p>
    </search>
  )
}
