import { DefinitionTab, DefinitionTabs } from '../../../../kit/tabs/definition-tabs'
import type { WordDefinition } from './word-definition'

const tabs = [
  { to: '/app/dict/words/$id/kanji', label: 'Kanji' },
  { to: '/app/dict/words/$id/pronunciation', label: 'Pronunciation' },
  { to: '/app/dict/words/$id/conjugation', label: 'Conjugation' },
] as const

/** Every word has the same three tabs, so that the hand learns where they are. */
export function WordTabs({ word }: { word: WordDefinition }) {
  return (
    <DefinitionTabs label={`Details of ${word.spelling.text}`}>
      {tabs.map(({ to, label }) => (
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
