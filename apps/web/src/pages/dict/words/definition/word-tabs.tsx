import { DefinitionTab, DefinitionTabs } from '../../../../kit/tabs/definition-tabs'
import type { WordDefinition } from './word-definition'

const tabs = [
  { to: '/app/dict/words/$id/kanji', label: 'Kanji' },
  { to: '/app/dict/words/$id/pronunciation', label: 'Pronunciation' },
  { to: '/app/dict/words/$id/conjugation', label: 'Conjugation' },
] as const

const conjugationPath = '/app/dict/words/$id/conjugation'

/**
 * The same tabs in the same places, so that the hand learns where they are; no way to a table of
 * forms where a word has one form. Its address answers all the same.
 */
export function WordTabs({ word }: { word: WordDefinition }) {
  const shown = tabs.filter(({ to }) => word.hasConjugation || to !== conjugationPath)
  return (
    <DefinitionTabs label={`Details of ${word.spelling.text}`}>
      {shown.map(({ to, label }) => (
        <DefinitionTab
          key={to}
          to={to}
          params={{ id: String(word.wordId) }}
          search={(search) => search}
          resetScroll={false}
        >
          {label}
        </DefinitionTab>
      ))}
    </DefinitionTabs>
  )
}
