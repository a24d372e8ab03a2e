import { useState } from 'react'
import { WordExample } from '../../../../../dictionary/example-sentences/word-example'
import type { WordDefinition } from '../word-definition'

/**
 * Sentences with the word that nobody has sorted under a meaning. Behind a button where the
 * meanings have their own examples; open where these are all there are.
 */
export function FurtherSentences({ word }: { word: WordDefinition }) {
  // What this device kept of earlier releases has no such field.
  const examples = word.furtherExamples ?? []
  const [isOpen, setIsOpen] = useState(word.senses.every((sense) => sense.examples.length === 0))
  if (examples.length === 0) return null
  return (
    <section className="further-sentences">
      <h2 className="word-section-title">
        <button
          type="button"
          className="sense-examples-more"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen
            ? 'Sentences with'
            : examples.length === 1
              ? 'One more sentence with'
              : `${examples.length} more sentences with`}{' '}
          <span lang="ja">{word.spelling.text}</span>
        </button>
      </h2>
      {isOpen && (
        <div className="sense-examples">
          {examples.map((example) => (
            <WordExample key={example.sourceIds.join() || example.english} example={example} />
          ))}
        </div>
      )}
    </section>
  )
}
