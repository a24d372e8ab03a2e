import { type KeyboardEvent, useEffectEvent, useLayoutEffect } from 'react'
import { isAnyDialogOpen } from '../../../../kit/dialogs/dialog-stack'
import { useShortcut } from '../../../../kit/keyboard-shortcuts/active-shortcuts'
import { type StudyKey, studyKeys } from './study-keys'

/** What each key does now; a key without a action does nothing. */
export type KeyActions = Partial<Record<StudyKey, () => void>>

/**
 * The keys of the session. Where the focus is in the answer's field they come by `handleFieldKey`:
 * by themselves once the answer is given, together with Alt while it is being typed.
 */
export function useStudyKeys(keyActions: KeyActions) {
  useKeyAction('undo', keyActions)
  useKeyAction('info', keyActions)
  useKeyAction('hint', keyActions)
  useKeyAction('replay', keyActions)
  useKeyAction('easy', keyActions)
  useKeyAction('override', keyActions)
  useKeyAction('synonym', keyActions)
  useKeyAction('wrapUp', keyActions)
  useKeyAction('forward', keyActions)
  useKeyAction('back', keyActions)
  useKeyAction('help', keyActions)
  useKeyAction('grade1', keyActions)
  useKeyAction('grade2', keyActions)
  useKeyAction('grade3', keyActions)
  useKeyAction('grade4', keyActions)

  useEnter(keyActions.next)

  function handleFieldKey(event: KeyboardEvent, { isAnswered }: { isAnswered: boolean }): boolean {
    const key = findFieldKey(event, isAnswered)
    if (key === undefined) return false
    event.preventDefault()
    event.stopPropagation()
    if (!event.repeat) keyActions[key]?.()
    return true
  }
  return { handleFieldKey }
}

function useKeyAction(key: StudyKey, keyActions: KeyActions): void {
  const action = keyActions[key]
  useShortcut(action === undefined ? undefined : studyKeys[key], () => action?.())
}

/** Enter goes on wherever the focus is, but on what Enter presses by itself. */
function useEnter(action: (() => void) | undefined): void {
  const handle = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, repeat, isComposing, defaultPrevented, target } = event
    if (key !== 'Enter' || repeat || isComposing || defaultPrevented || isAnyDialogOpen()) return
    const isPressable =
      target instanceof Element && target.closest('a, button, input, textarea, select') !== null
    if (isPressable || action === undefined) return
    event.preventDefault()
    action()
  })
  useLayoutEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => handle(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

const lettersOfKeys: Record<string, StudyKey> = {
  KeyF: 'info',
  KeyH: 'hint',
  KeyJ: 'replay',
  KeyE: 'easy',
  KeyO: 'override',
  KeyA: 'synonym',
  KeyW: 'wrapUp',
}

/** Alt writes other characters on a Mac, so a letter is known by its place on the keyboard. */
function findFieldKey(event: KeyboardEvent, isAnswered: boolean): StudyKey | undefined {
  const { altKey, ctrlKey, metaKey, code, key } = event
  if (ctrlKey || metaKey) {
    const field = event.currentTarget
    // Within a half-typed answer Ctrl+Z takes back letters, as everywhere.
    const isEmpty = field instanceof HTMLInputElement && field.value === ''
    return key.toLowerCase() === 'z' && (isAnswered || isEmpty) ? 'undo' : undefined
  }
  if (!isAnswered && !altKey) return undefined
  if (key === '?' && isAnswered) return 'help'
  return lettersOfKeys[code]
}
