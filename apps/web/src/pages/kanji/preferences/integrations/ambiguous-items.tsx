import Button from '@mui/material/Button'
import { useState } from 'react'
import { countOf } from './source-words'
import type { Preview } from './use-import'

/** As many as are drawn at first. */
const shownAtFirst = 20

interface AmbiguousItemsProps {
  preview: Preview
  onSettle: (place: number, subjectId: number) => void
}

/** Items that may be one of several; what the learner does not say is left out. */
export function AmbiguousItems({ preview, onSettle }: AmbiguousItemsProps) {
  const [shown, setShown] = useState(shownAtFirst)
  const places = preview.findings.flatMap(({ outcome }, place) =>
    outcome === 'ambiguous' ? [place] : [],
  )
  if (places.length === 0) return null
  return (
    <details className="import-details" open={places.length <= shownAtFirst}>
      <summary>
        {countOf(places.length, 'item')} could be one of several: which do you know?
      </summary>
      <ul className="import-ambiguous">
        {places.slice(0, shown).map((place) => (
          <li key={place}>
            <span lang="ja" className="import-word">
              {preview.items[place]?.text}
            </span>
            <span className="import-choices">
              {preview.findings[place]?.choices.map(({ subjectId, reading, meaning }) => (
                <Button
                  key={subjectId}
                  size="small"
                  variant="outlined"
                  onClick={() => onSettle(place, subjectId)}
                >
                  <span>
                    <span lang="ja">{reading}</span> {meaning}
                  </span>
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {places.length > shown && (
        <Button onClick={() => setShown(shown + shownAtFirst)}>Show more</Button>
      )}
      <p className="setting-text">What you leave open is left out.</p>
    </details>
  )
}
