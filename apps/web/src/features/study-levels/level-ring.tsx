import './study-levels.css'
import type { LevelOverview } from './level-overview'

/** Chosen so that the ring's length is 100 and shares need no arithmetic. */
const radius = 15.915

/** The share of the kanji that open the next level, or end the last; the words beside it say the same. */
export function LevelRing({
  overview: { kanjiReached, kanjiNeeded },
}: {
  overview: Pick<LevelOverview, 'kanjiReached' | 'kanjiNeeded'>
}) {
  const share = kanjiNeeded === 0 ? 100 : Math.min(100, (kanjiReached / kanjiNeeded) * 100)
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
        {Math.min(kanjiReached, kanjiNeeded)} of {kanjiNeeded}
      </span>
    </div>
  )
}
