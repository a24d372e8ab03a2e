import type { Course } from '../landing-answers'
import { countKanji } from '../live/count-kanji'
import { CourseLevels } from '../live/course-levels'
import { LivePlace } from '../live/live-place'
import { toPercent } from '../live/to-percent'

/** The course in one picture, and the same in a table. */
export function CoursePicture({ course }: { course: Course }) {
  const { levels } = course
  const words = levels.reduce((sum, level) => sum + level.words, 0)
  const shown = levels.filter(({ level }) => level === 1 || level % 5 === 0)
  return (
    <section className="landing-section" aria-labelledby="landing-course">
      <div className="landing-words">
        <h2 id="landing-course">The whole course in one picture</h2>
        <p>
          {levels.length} levels, {countKanji(levels)} kanji, {words.toLocaleString('en')} words.
          What comes first is what you will meet most, as long as its parts are known: so a text
          opens early, and the last levels are for the rare ones.
        </p>
      </div>
      <LivePlace name="course">
        <CourseLevels course={course} />
      </LivePlace>
      <details className="landing-details">
        <summary>The same in a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">After level</th>
              <th scope="col">Kanji</th>
              <th scope="col">Of the kanji in a text</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ level, readShare }) => (
              <tr key={level}>
                <th scope="row">{level}</th>
                <td>{countKanji(levels.slice(0, level))}</td>
                <td>{toPercent(readShare)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="landing-small">
        Counted over running text of several kinds; JLPT levels are estimates, as no official lists
        exist. The sources are named in the <a href="/app/dict/credits">credits</a>.
      </p>
    </section>
  )
}
