import { DefinitionTab, DefinitionTabs } from '../../../../kit/tabs/definition-tabs'
import { hasKanjiForm } from './kanji-forms'
import type { WordDefinition } from './word-definition'

export const wordTabs = {
  kanji: { to: '/app/dict/words/$id/kanji', label: 'Kanji' },
  pronunciation: { to: '/app/dict/words/$id/pronunciation', label: 'Pronunciation' },
  conjugation: { to: '/app/dict/words/$id/conjugation', label: 'Conjugation' },
} as const

export type WordTabName = keyof typeof wordTabs

export const meaningsId = 'word-meaning'

export function toSectionId(tab: WordTabName): string {
  return `word-${tab}`
}

/**
 * The same tabs in the same places, so that the hand learns where they are; no way to a table of
 * forms where a word has one form. Its address answers all the same. Below the head of the word,
 * and in sight all down the page, since the meanings of かける are four screens long.
 *
 * The first address is that of the kanji, with the meanings before them. Of a word that is never
 * written with kanji it has the meanings alone, and is called so.
 */
export function WordTabs({ word }: { word: WordDefinition }) {
  const first = hasKanjiForm(word)
    ? { label: wordTabs.kanji.label, sectionId: toSectionId('kanji') }
    : { label: 'Meaning', sectionId: meaningsId }
  return (
    <DefinitionTabs label={`Details of ${word.spelling.text}`}>
      <WordTab word={word} name="kanji" {...first} />
      <WordTab word={word} name="pronunciation" />
      {word.hasConjugation && <WordTab word={word} name="conjugation" />}
    </DefinitionTabs>
  )
}

interface WordTabProps {
  word: WordDefinition
  name: WordTabName
  label?: string
  sectionId?: string
}

function WordTab({
  word,
  name,
  label = wordTabs[name].label,
  sectionId = toSectionId(name),
}: WordTabProps) {
  return (
    <DefinitionTab
      to={wordTabs[name].to}
      params={{ id: String(word.wordId) }}
      search={(search) => search}
      resetScroll={false}
      // The open one leads nowhere else, and yet whoever presses it wants to see it.
      onClick={() => document.getElementById(sectionId)?.scrollIntoView({ block: 'start' })}
    >
      {label}
    </DefinitionTab>
  )
}
