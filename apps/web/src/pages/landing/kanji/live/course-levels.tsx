import { type CSSProperties, useState } from 'react'
import type { Course } from '../landing-answers'
import { countKanji } from './count-kanji'
import { toPercent } from './to-percent'

/** Shown first: a few weeks in, and more than half of what one meets. */
const firstLevel = 8

/** All levels side by side, as high as the share of a text's kanji that is known after each. */
export function CourseLevels({ course: { levels, jlpt } }: { course: Course }) {
  const [chosen, choose] = useState(Math.min(firstLevel, levels.length))
  const level = levels[chosen - 1]
  if (level === undefined) return null
  return (
    <div className="landing-course">
      <div className="landing-course-picture">
        <ol
          className="landing-course-jlpt"
          style={{ '--levels': levels.length } as CSSProperties}
          aria-label="Where the kanji of the JLPT levels are complete"
        >
          {jlpt.map((each) => (
            <li key={each.jlpt} style={{ '--level': each.level } as CSSProperties}>
              {each.jlpt}
              <span className="landing-unseen"> complete after level {each.level}</span>
            </li>
          ))}
        </ol>
        <div className="landing-course-bars" aria-hidden="true">
          {levels.map((each) => (
            <button
              key={each.level}
              type="button"
              tabIndex={-1}
              data-is-chosen={each.level === chosen}
              data-is-known={each.level <= chosen}
              style={{ '--share': each.readShare.toFixed(3) } as CSSProperties}
              onPointerMove={(event) => {
                // A page that is scrolled under a pointer at rest chooses nothing.
                if (event.movementX !== 0 || event.movementY !== 0) choose(each.level)
              }}
              onClick={() => choose(each.level)}
            />
          ))}
        </div>
        <input
          type="range"
          className="landing-course-range"
          min={1}
          max={levels.length}
          value={chosen}
          aria-label="Level"
          aria-valuetext={`Level ${chosen}: ${toPercent(level.readShare)} of the kanji in a text`}
          onChange={(event) => choose(Number(event.target.value))}
        />
      </div>
      <p className="landing-course-words">
        After level {chosen} you know{' '}
        <strong>{toPercent(level.readShare)} of the kanji in a text</strong>
        {': '}
        {countKanji(levels.slice(0, chosen))} kanji. This level teaches
      </p>
      <p lang="ja" className="landing-course-kanji">
        {level.kanji}
      </p>
    </div>
  )
}
