import './search-help.css'
import type { MouseEvent } from 'react'
import { hasAccounts } from '../../session/installation'

interface GrammarRule {
  /** Looked up when chosen. */
  example: string
  meaning: string
}

/** The grammar of search, as far as a learner needs it; each example is a working query. */
const grammar: readonly GrammarRule[] = [
  { example: 'taberu', meaning: 'rōmaji of any system is read as kana' },
  { example: '食べさせられた', meaning: 'an inflected form finds its word' },
  {
    example: '學校',
    meaning: 'old characters, and old kana such as てふてふ, are read as today’s',
  },
  { example: '3匹', meaning: 'a number with its counter, in digits, kanji or kana' },
  {
    example: 'tommorow',
    meaning: 'a slip is mended where nothing is written so, and you are told',
  },
  { example: '"post office"', meaning: 'exactly this phrase, as typed: nothing is mended' },
  { example: 'watch tv', meaning: 'English that no word says as a whole: its words, one by one' },
  { example: '食*', meaning: '* stands for any number of characters' },
  {
    example: '?べる',
    meaning: '? stands for one character; at the end of a word it is a question mark first',
  },
  { example: 'しけん test', meaning: 'several terms: all of them' },
  { example: 'bank -river', meaning: 'a minus leaves out' },
  { example: '#n5 #verb', meaning: 'filters: #n5 to #n1, #common, #loanword, #noun, #adj-i …' },
  { example: 'kanji for water', meaning: 'kanji by what they mean' },
  { example: 'kanji:食', meaning: 'words written with a kanji' },
  {
    example: '#kanji strokes:8 grade:2',
    meaning: 'kanji by strokes, grade, on:, kun:, radical:, skip:',
  },
  {
    example: '昨日は友達と映画を見ました。',
    meaning: 'a sentence is cut into words; ← and → walk from one to the next',
  },
]

/** What can be typed, closed until it is asked for. */
export function SearchHelp({
  isOpen = false,
  tries = [],
  onChoose,
}: {
  isOpen?: boolean
  /** Queries to try, in sight while the rest is closed. */
  tries?: readonly string[]
  onChoose: (query: string) => void
}) {
  const help = (
    <details className="search-help" open={isOpen}>
      <summary className="search-help-summary">What you can type</summary>
      <dl className="search-help-list">
        {grammar.map(({ example, meaning }) => (
          <div key={example} className="search-help-rule">
            <dt>
              <Example query={example} onChoose={onChoose} />
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {hasAccounts() && (
        <p className="search-help-keys">
          ↓ chooses a result, Enter opens it, Ctrl+S (⌘S) saves it to a list.
        </p>
      )}
    </details>
  )
  if (tries.length === 0) return help
  return (
    <div className="search-tries">
      <span className="search-tries-label">Try</span>
      {tries.map((query) => (
        <Example key={query} query={query} onChoose={onChoose} />
      ))}
      {help}
    </div>
  )
}

/** A link, which leads to the results before the page's code is there, too. */
function Example({ query, onChoose }: { query: string; onChoose: (query: string) => void }) {
  const handleClick = (event: MouseEvent) => {
    // With a key it asks the browser for a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onChoose(query)
  }
  return (
    <a
      lang="ja"
      href={`/app/dict?q=${encodeURIComponent(query)}`}
      className="search-help-example"
      onClick={handleClick}
    >
      {query}
    </a>
  )
}
