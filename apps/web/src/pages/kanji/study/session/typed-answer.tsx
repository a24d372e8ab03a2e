import type { Facet } from '@kotonoha/study/subject'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect } from 'react'
import type { TypedText } from './answer-question'
import { findHalfTyped, forgetHalfTyped, keepHalfTyped } from './half-typed-answer'
import { composeKana, finishKana, readDoubleN } from './kana-input/compose-kana'

interface TypedAnswerProps {
  facet: Facet
  /** Names the field to screen readers: what is asked. */
  label: string
  /** Another text for every question: the field is emptied and takes the focus. */
  questionKey: string
  /** The same after a reload: what was half typed for it stands in the field again. */
  keptAs: string
  /** How the answer was judged; undefined while it is being typed. */
  judged: 'right' | 'wrong' | undefined
  /** Rises with every notice to try again; the field shakes. */
  retryCount: number
  describedBy: string
  /** The field, whose text the page reads when the answer is given. */
  field: RefObject<HTMLInputElement | null>
  onSubmit: () => void
  onNext: () => void
  /** Takes a key that is no part of an answer; true where it did something. */
  onKey: (event: KeyboardEvent) => boolean
}

/**
 * The field for answers. It is one field for the whole session and never loses the focus between
 * questions, so that the keyboard of a phone stays where it is.
 */
export function TypedAnswer(props: TypedAnswerProps) {
  const { facet, label, questionKey, keptAs, judged, retryCount, describedBy } = props
  const { field } = props
  const isReading = facet === 'reading'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question empties the field.
  useLayoutEffect(() => {
    if (field.current === null) return
    const kept = judged === undefined ? findHalfTyped(keptAs) : undefined
    field.current.value = kept?.text ?? ''
    if (kept?.isDoubleN) field.current.dataset.doubleN = 'typed'
    else delete field.current.dataset.doubleN
    field.current.focus({ preventScroll: true })
  }, [questionKey])

  useEffect(() => {
    if (judged !== undefined) forgetHalfTyped()
  }, [judged])

  const keep = ({ value, dataset }: HTMLInputElement) =>
    keepHalfTyped({ question: keptAs, text: value, isDoubleN: dataset.doubleN !== undefined })

  const composeAt = (input: HTMLInputElement) => {
    const caret = input.selectionStart ?? input.value.length
    const before = input.value.slice(0, caret)
    const after = input.value.slice(caret)
    if (/nn$/i.test(before)) input.dataset.doubleN = 'typed'
    const composed = composeKana(before)
    if (composed === before) return
    input.value = composed + after
    input.setSelectionRange(composed.length, composed.length)
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // What an input method does with its keys is no answer. Safari tells it only by the code.
    if (event.nativeEvent.isComposing || event.keyCode === inputMethodKeyCode) return
    if (event.key !== 'Enter') {
      if (props.onKey(event)) return
      if (judged !== undefined && writesText(event)) event.preventDefault()
      return
    }
    event.preventDefault()
    // A key held down would answer the next question too.
    if (event.repeat) return
    if (judged !== undefined) {
      props.onNext()
      return
    }
    props.onSubmit()
  }

  return (
    <div className="study-answer" data-judged={judged} data-is-shaken={retryCount % 2}>
      <input
        ref={field}
        type="text"
        className="study-answer-field"
        aria-label={label}
        aria-describedby={describedBy}
        {...(judged === 'wrong' && { 'aria-invalid': true })}
        lang={isReading ? 'ja' : 'en'}
        placeholder={judged === undefined ? (isReading ? '答え' : 'Meaning') : ''}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint={judged === undefined ? 'go' : 'next'}
        maxLength={200}
        onKeyDown={handleKeyDown}
        onBeforeInput={(event) => {
          if (judged !== undefined) event.preventDefault()
        }}
        onInput={(event) => {
          const isComposing =
            event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
          if (isReading && !isComposing) composeAt(event.currentTarget)
          keep(event.currentTarget)
        }}
        onCompositionEnd={(event) => {
          if (isReading) composeAt(event.currentTarget)
          keep(event.currentTarget)
        }}
      />
    </div>
  )
}

/** What stands in the field, as it is meant when the answer is given. */
export function readTypedText(field: HTMLInputElement, facet: Facet): TypedText {
  if (facet !== 'reading') return { text: field.value }
  field.value = finishKana(field.value)
  const isDoubleN = field.dataset.doubleN !== undefined
  return { text: field.value, ...(isDoubleN && { otherText: readDoubleN(field.value) }) }
}

/** Keys that come from an input method carry this code in browsers that set no `isComposing`. */
const inputMethodKeyCode = 229

function writesText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    (key.length === 1 || key === 'Backspace' || key === 'Delete') && !ctrlKey && !metaKey && !altKey
  )
}
