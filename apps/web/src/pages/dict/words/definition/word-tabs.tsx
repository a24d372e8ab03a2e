import { DefinitionTab, DefinitionTabs } from '../../../../kit/tabs/definition-tabs'
import type { WordDefinition } from './word-definition'

export const wordTabs = {
  kanji: { to: '/app/dict/words/$id/kanji', label: 'Kanji' },
  pronunciation: { to: '/app/dict/words/$id/pronunciation', label: 'Pronunciation' },
  conjugation: { to: '/app/dict/words/$id/conjugation', label: 'Conjugation' },
} as const

export type WordTabName = keyof typeof wordTabs

export function toSectionId(tab: WordTabName): string {
  return `word-${tab}`
}

/**
 * The same tabs in the same places, so that the hand learns where they are; no way to a table of
 * forms where a word has one form. Its address answers all the same. Below the head of the word,
 * and in sight all down the page, since the meanings of かける are four screens long.
 */
export function WordTabs({ word }: { word: WordDefinition }) {
  const names: WordTabName[] = word.hasConjugation
    ? ['kanji', 'pronunciation', 'conjugation']
    : ['kanji', 'pronunciation']
  return (
    <DefinitionTabs label={`Details of ${word.spelling.text}`}>
      {names.map((name) => (
        <DefinitionTab
          key={name}
          to={wordTabs[name].to}
          params={{ id: String(word.wordId) }}
          search={(search) => search}
          resetScroll={false}
          // The open one leads nowhere else, and yet whoever presses it wants to see it.
          onClick={() =>
            document.getElementById(toSectionId(name))?.scrollIntoView({ block: 'start' })
          }
        >
          {wordTabs[name].label}
        </DefinitionTab>
      ))}
    </DefinitionTabs>
  )
}
