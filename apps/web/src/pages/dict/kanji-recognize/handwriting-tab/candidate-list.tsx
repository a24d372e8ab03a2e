import { Link } from '@tanstack/react-router'
import { memo, useState } from 'react'
import { CandidateButton } from './candidate-button'
import { CandidateDrawing } from './candidate-drawing'
import type { CharacterBrief } from './character-brief'

export interface Candidate extends CharacterBrief {
  /** Its strokes as the path of an SVG. */
  path: string
}

/** What the drawing may be: a tap inserts, and the one under pointer or focus says what it is. */
export const CandidateList = memo(function CandidateList({
  candidates,
  onPick,
}: {
  candidates: readonly Candidate[]
  onPick: (literal: string) => void
}) {
  const [lookedAt, setLookedAt] = useState<string>()
  const shown = candidates.find(({ literal }) => literal === lookedAt) ?? candidates[0]
  return (
    <div className="candidates">
      <ol aria-label="Candidates" className="candidate-list">
        {candidates.map(({ literal, path, reading, meaning, script }, index) => (
          <li key={literal}>
            <CandidateButton
              literal={literal}
              path={path}
              script={script}
              name={[`Insert ${literal}`, reading, meaning]
                .filter((each) => each !== '')
                .join(', ')}
              index={index}
              onPick={onPick}
              onLook={setLookedAt}
            />
          </li>
        ))}
      </ol>
      {shown !== undefined && <ShownCandidate candidate={shown} />}
    </div>
  )
})

/** In the device's own faces, and the character drawn: nothing is fetched for what is drawn. */
function ShownCandidate({ candidate }: { candidate: Candidate }) {
  const { literal, path, reading, meaning, isKanji } = candidate
  return (
    <p className="candidate-brief">
      <CandidateDrawing path={path} size={22} />
      <span lang="ja">{reading}</span>
      <span>{meaning}</span>
      {isKanji && (
        <>
          <Link
            to="/app/dict/kanji/$id/words"
            params={{ id: literal }}
            preload={false}
            className="candidate-link"
            aria-label={`Open ${literal}`}
          >
            Open
          </Link>
          <Link
            to="/app/dict"
            search={{ q: `kanji:${literal}`, kind: 'words' }}
            preload={false}
            className="candidate-link"
            aria-label={`Search words with ${literal}`}
          >
            Search words
          </Link>
        </>
      )}
    </p>
  )
}
