import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import type { ReactNode } from 'react'
import { toPracticeResult } from './practice-result'
import type { WrittenStroke } from './practice-state'

interface PracticeEndProps {
  literal: string
  written: readonly WrittenStroke[]
  onRestart: () => void
  next: ReactNode
}

/** What came of it: the score, and what to look at next time. */
export function PracticeEnd({ literal, written, onRestart, next }: PracticeEndProps) {
  const { score, toWatch } = toPracticeResult(written)
  return (
    <section className="practice-end" aria-labelledby="practice-score">
      <h2 id="practice-score" className="practice-score">
        {score} of 100
      </h2>
      {toWatch.length === 0 ? (
        <p>
          Every stroke of <span lang="ja">{literal}</span> came at the first try.
        </p>
      ) : (
        <>
          <p>What to watch:</p>
          <ul className="practice-watch">
            {toWatch.map(({ strokeIndex, remarks }) => (
              <li key={strokeIndex}>
                Stroke {strokeIndex + 1}: {remarks.join(' ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="practice-on">
        <FilledButton onClick={onRestart}>Write it again</FilledButton>
        {next}
      </div>
    </section>
  )
}
