import { KanjiGlyph } from '@kotonoha/japanese-ui/kanji-glyph/kanji-glyph'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CharacterBrief } from './character-brief'

/** The key that picks a candidate: 1 to 9, then 0. */
export function toPickKey(index: number): string | undefined {
  return index < 10 ? String((index + 1) % 10) : undefined
}

/** What the drawing may be: a tap inserts, and the one under pointer or focus says what it is. */
export function CandidateList({
  candidates,
  onPick,
}: {
  candidates: readonly CharacterBrief[]
  onPick: (literal: string) => void
}) {
  const [lookedAt, setLookedAt] = useState<string>()
  const shown = candidates.find(({ literal }) => literal === lookedAt) ?? candidates[0]
  return (
    <div className="candidates">
      <ol aria-label="Candidates" className="candidate-list">
        {candidates.map((brief, index) => (
          <li key={brief.literal}>
            <button
              type="button"
              aria-label={toButtonName(brief)}
              aria-keyshortcuts={toPickKey(index)}
              className="candidate"
              onClick={() => onPick(brief.literal)}
              onFocus={() => setLookedAt(brief.literal)}
              // A finger has no hover, and what changes under it may cost it its tap.
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse') setLookedAt(brief.literal)
              }}
            >
              {index < 10 && (
                <span aria-hidden="true" className="candidate-key">
                  {toPickKey(index)}
                </span>
              )}
              <KanjiGlyph literal={brief.literal} size={32} />
            </button>
          </li>
        ))}
      </ol>
      {shown !== undefined && (
        <p className="candidate-brief">
          <span lang="ja" className="candidate-brief-literal">
            {shown.literal}
          </span>
          <span lang="ja">{shown.reading}</span>
          <span>{shown.meaning}</span>
          {shown.isKanji && (
            <>
              <Link
                to="/app/dict/kanji/$id/words"
                params={{ id: shown.literal }}
                preload={false}
                className="candidate-link"
              >
                Open
              </Link>
              <Link
                to="/app/dict"
                search={{ q: `kanji:${shown.literal}`, kind: 'words' }}
                preload={false}
                className="candidate-link"
              >
                Search words with {shown.literal}
              </Link>
            </>
          )}
        </p>
      )}
    </div>
  )
}

function toButtonName({ literal, reading, meaning }: CharacterBrief): string {
  return [`Insert ${literal}`, reading, meaning].filter((each) => each !== '').join(', ')
}
