import { openSaveDialog, toSavedKanji, toSavedWord } from '../saved-lists/open-save-dialog'
import { SaveRowButton } from '../saved-lists/save-row-button'
import type { KanjiItem, WordItem } from './search-answer'

/** Beside a word that was found. */
export function SaveResultButton({ word }: { word: WordItem }) {
  return <SaveRowButton item={toSavedWord(word)} isForPointer />
}

/** What the keyboard does with the result it has chosen. */
export function saveResult(item: WordItem | KanjiItem): void {
  openSaveDialog(item.kind === 'word' ? toSavedWord(item) : toSavedKanji(item), 'keyboard')
}
