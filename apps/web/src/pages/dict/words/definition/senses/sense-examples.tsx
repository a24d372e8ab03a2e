import { useState } from 'react'
import { WordExample } from '../../../../../dictionary/example-sentences/word-example'
import type { Sense } from '../word-definition'

/** The first sentence shows how the sense is used; the rest wait behind a button. */
export function SenseExamples({ sense }: { sense: Sense }) {
  const [isExpanded, setIsExpanded] = useState(false)
  const hiddenCount = sense.examples.length - 1
  const shown = isExpanded ? sense.examples : sense.examples.slice(0, 1)
  if (shown.length === 0) return null
  return (
    <div className="sense-examples">
      {shown.map((example) => (
        <WordExample key={example.sourceIds.join() || example.english} example={example} />
      ))}
      {hiddenCount > 0 && (
        <button
          type="button"
          className="sense-examples-more"
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded
            ? 'Show one example'
            : `${hiddenCount} more ${hiddenCount === 1 ? 'example' : 'examples'}`}
        </button>
      )}
    </div>
  )
}
