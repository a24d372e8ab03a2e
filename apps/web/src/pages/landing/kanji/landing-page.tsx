import type { Offer } from '@kotonoha/contract/site/offer'
import type { Course, LandingAnswers } from './landing-answers'
import { countKanji } from './live/count-kanji'
import { ForgettingCurve } from './live/forgetting-curve'
import { LessonCard } from './live/lesson-card'
import { LivePlace } from './live/live-place'
import { PitchMelody } from './live/pitch-melody'
import { StrokeOrder } from './live/stroke-order'
import { toPercent } from './live/to-percent'
import { WriteHere } from './live/write-here'
import { Comparison } from './sections/comparison'
import { CoursePicture } from './sections/course-picture'
import { WhatItCosts } from './sections/what-it-costs'
import { WordMark } from './sections/word-mark'

const createPath = '/account/create?returnTo=%2Fapp%2Fkanji%2Fdashboard'

/** The page as the server draws it; what is live in it takes its own place later. */
export function LandingPage({
  answers,
  offer,
}: {
  answers: LandingAnswers
  /** Undefined where nothing is sold. */
  offer?: Offer | undefined
}) {
  const { course, lesson, lessonKanji, written } = answers
  return (
    <div className="landing">
      <Head />
      <main>
        <Hero course={course} />
        {lesson && lessonKanji && (
          <section className="landing-section" aria-labelledby="landing-lesson">
            <div className="landing-words">
              <h2 id="landing-lesson">A lesson is one screen</h2>
              <p>
                The parts you know already, a story that holds them together, a reading with
                something to hang it on, and words you can read at once.
              </p>
            </div>
            <LivePlace name="lesson">
              <LessonCard lesson={lesson} kanji={lessonKanji} />
            </LivePlace>
          </section>
        )}
        {written?.strokes && (
          <section className="landing-section" aria-labelledby="landing-writing">
            <div className="landing-words">
              <h2 id="landing-writing">Write it, and be told what went off</h2>
              <p>
                Watch how {written.literal} (tree) is written, then write it yourself. Every stroke
                is judged here in the page, by the grader of the course; what you draw is sent
                nowhere.
              </p>
            </div>
            <div className="landing-pair">
              <LivePlace name="strokes">
                <StrokeOrder kanji={written} />
              </LivePlace>
              <LivePlace name="writing">
                <WriteHere kanji={written} />
              </LivePlace>
            </div>
          </section>
        )}
        <section className="landing-section" aria-labelledby="landing-pitch">
          <div className="landing-words">
            <h2 id="landing-pitch">See where the voice falls</h2>
            <p>
              <span lang="ja">はし</span> is chopsticks, a bridge or an edge: the melody decides.
              Words come with theirs, drawn the way you like to read it.
            </p>
          </div>
          <LivePlace name="pitch">
            <PitchMelody />
          </LivePlace>
        </section>
        <section className="landing-section" aria-labelledby="landing-memory">
          <div className="landing-words">
            <h2 id="landing-memory">Asked when you are about to forget</h2>
            <p>
              The schedule reckons how your memory of each item fades, and asks again when nine in
              ten would still know it. Remember it, and the pause grows; forget it, and it comes
              back soon. This is the scheduler itself: try it.
            </p>
          </div>
          <LivePlace name="memory">
            <ForgettingCurve />
          </LivePlace>
        </section>
        {course && course.levels.length > 0 && <CoursePicture course={course} />}
        <Comparison />
        {offer && offer.prices.length > 0 && <WhatItCosts offer={offer} />}
        <Door />
      </main>
      <Foot />
    </div>
  )
}

function Head() {
  return (
    <header className="landing-head">
      <a href="/app/dict" className="landing-home">
        <img src="/logo.svg" alt="" width={28} height={28} />
        Kotonoha
      </a>
      <nav aria-label="Site">
        <a href="/app/dict">Dictionary</a>
        <a href="/account/sign-in?returnTo=%2Fapp%2Fkanji%2Fdashboard">Sign in</a>
      </nav>
    </header>
  )
}

function Hero({ course }: { course: Course | undefined }) {
  const early = course?.levels[9]
  return (
    <section className="landing-hero">
      <div className="landing-hero-words">
        <p className="landing-name">
          <span lang="ja">言の葉</span> leaves of words
        </p>
        <h1>Learn to read Japanese, and keep it</h1>
        <p className="landing-lead">
          {course && early
            ? `A calm course through ${countKanji(course.levels)} kanji and the words they make. After level ${early.level} of ${course.levels.length} you know ${toPercent(early.readShare)} of the kanji in a text.`
            : 'A calm course through the kanji and the words they make.'}{' '}
          Each one comes back when you are about to forget it, and not before.
        </p>
        <p className="landing-actions">
          <a className="landing-button" href={createPath}>
            Create an account
          </a>
          <a className="landing-second" href="/app/dict">
            Look into the dictionary
          </a>
        </p>
        <p className="landing-small">The dictionary needs no account.</p>
      </div>
      <WordMark />
    </section>
  )
}

function Door() {
  return (
    <section className="landing-section landing-door" aria-labelledby="landing-door">
      <h2 id="landing-door">Begin with the sun and the moon</h2>
      <p>
        Four questions, each of which may be skipped, and you are in the first lesson. What you have
        learnt stays yours: every answer can be taken away as a file, whenever you like.
      </p>
      <p className="landing-actions">
        <a className="landing-button" href={createPath}>
          Create an account
        </a>
      </p>
    </section>
  )
}

function Foot() {
  return (
    <footer className="landing-foot">
      <nav aria-label="About this site">
        <a href="/app/dict">Dictionary</a>
        <a href="/terms">Terms</a>
        <a href="/privacy">Privacy</a>
        <a href="/app/dict/credits">Credits</a>
      </nav>
    </footer>
  )
}
