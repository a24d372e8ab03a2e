import './study-levels.css'
import type { LevelOverview } from './level-overview'

/** Chosen so that the ring's length is 100 and shares need no arithmetic. */
const radius = 15.915

/** The share of the kanji that reached medium; the words beside it say what passes the level. */
export function LevelRing({
  overview: { kanjiReached, kanji },
}: {
  overview: Pick<LevelOverview, 'kanjiReached' | 'kanji'>
}) {
  const share = kanji.total === 0 ? 100 : (kanjiReached / kanji.total) * 100
  return (
    <div className="level-ring">
      <svg viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <circle cx="18" cy="18" r={radius} className="level-ring-track" />
        <circle
          cx="18"
          cy="18"
          r={radius}
          className="level-ring-share"
          strokeDasharray={`${share} 100`}
        />
      </svg>
      <span className="level-ring-text">
        {kanjiReached} of {kanji.total} <small>kanji</small>
      </span>
    </div>
  )
}
