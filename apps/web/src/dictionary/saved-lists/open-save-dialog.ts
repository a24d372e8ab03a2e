import { openDialog } from '../../kit/dialogs/dialog-stack'
import type { Shortcut } from '../../kit/keyboard-shortcuts/shortcut'
import type { ThingToSave } from './saved-list'

export const saveShortcut: Shortcut = { keys: ['s'], label: 'Save to a list', group: 'This page' }

export function openSaveDialog(item: ThingToSave, source: string): void {
  openDialog({ type: 'save-to-list', item }, { source, onlyOne: true })
}

interface ListedWord {
  wordId: number
  spellingId: string
  text: string
  reading: string
  glosses: readonly string[]
}

/** A word of any list, in the spelling in which it is listed. */
export function toSavedWord(word: ListedWord): ThingToSave {
  const { wordId, spellingId, text, reading, glosses } = word
  return { thing: { kind: 'word', wordId, spellingId }, text, reading, gloss: glosses.join('; ') }
}

/** A kanji of any list. */
export function toSavedKanji(kanji: {
  kanjiId: string
  literal: string
  meanings: readonly string[]
}): ThingToSave {
  const { kanjiId, literal, meanings } = kanji
  return {
    thing: { kind: 'kanji', kanjiId },
    text: literal,
    reading: '',
    gloss: meanings.join(', '),
  }
}
