import './search-field.css'
import { Close as CloseIcon } from '@kotonoha/ui-kit/icons/close'
import { Search as SearchIcon } from '@kotonoha/ui-kit/icons/search'
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { takeEarlyKeys } from './early-keys'
import type { TypedQuery } from './use-typed-query'

export interface SearchFieldProps {
  typed: TypedQuery
  size: 'large' | 'medium'
  listId: string
  isListShown: boolean
  activeOptionId: string | undefined
  /** Keys that are no part of composing text; what it handles it also prevents. */
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  /** For a dialog, which opens to be typed into. */
  isFocusedAtStart?: boolean
}

/** The search field: a combobox whose list stands below it. */
export function SearchField({
  typed,
  size,
  listId,
  isListShown,
  activeOptionId,
  onKeyDown,
  isFocusedAtStart = false,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const addEarlyKeys = useEffectEvent(() => {
    const text = typed.text + takeEarlyKeys()
    if (text === typed.text || input.current === null) return
    // The next letter may come before this is drawn, and is added to what stands in the field.
    input.current.value = text
    typed.setText(text)
  })

  const addTypedBefore = useEffectEvent(() => {
    const text = input.current?.value ?? ''
    if (text !== typed.text) typed.setText(text)
  })

  // Before anything is drawn anew, which would put back what the server drew.
  useLayoutEffect(() => addTypedBefore(), [])

  useEffect(() => {
    if (!isFocusedAtStart) return
    // A dialog that begins to open is still invisible, and what is invisible takes no focus.
    const frame = requestAnimationFrame(() => {
      input.current?.focus()
      addEarlyKeys()
    })
    return () => cancelAnimationFrame(frame)
  }, [isFocusedAtStart])

  return (
    <div className={`search-field search-field-${size}`}>
      <SearchIcon className="search-field-icon" aria-hidden="true" />
      <input
        ref={input}
        className="search-field-input"
        type="text"
        name="q"
        role="combobox"
        aria-label="Search words and kanji"
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={isListShown ? listId : undefined}
        aria-activedescendant={activeOptionId}
        placeholder="English, rōmaji, かな or 漢字"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={500}
        value={typed.text}
        onChange={(event) => typed.setText(event.target.value)}
        onCompositionStart={typed.handleCompositionStart}
        onCompositionEnd={(event) => typed.handleCompositionEnd(event.currentTarget.value)}
        onKeyDown={(event) => {
          // While an input method composes, Enter and the arrows choose its candidates. Safari
          // reports the closing Enter after the composition ended, with key code 229.
          if (event.nativeEvent.isComposing || event.keyCode === 229) return
          onKeyDown(event)
        }}
      />
      {typed.text !== '' && (
        <button
          type="button"
          className="search-field-clear"
          aria-label="Clear the search"
          onClick={() => {
            typed.setText('', 'now')
            input.current?.focus()
          }}
        >
          <CloseIcon fontSize="small" />
        </button>
      )}
    </div>
  )
}
