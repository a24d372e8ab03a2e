import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { followLetters } from '../../../../kit/fonts/follow-letters'
import { type Course, type LandingAnswers, readCarriedAnswers } from '../landing-answers'
import { holdFocus } from './hold-focus'
import type { LiveName } from './live-names'

/** Puts the live part in the place of its picture; where that fails the picture stays. */
export async function mountPart(place: HTMLElement, name: LiveName): Promise<void> {
  const carried = readCarriedAnswers(document.getElementById('first-answers')?.textContent)
  const part = await parts[name](carried)
  if (part === undefined) return
  followLetters()
  const handOver = holdFocus(place)
  // In one go, so that no frame shows the place empty.
  flushSync(() => createRoot(place).render(<StrictMode>{part}</StrictMode>))
  handOver()
  place.dataset.isLive = 'true'
}

type LoadPart = (answers: LandingAnswers) => Promise<ReactNode>

const parts: Record<LiveName, LoadPart> = {
  lesson: async ({ lesson, lessonKanji }) => {
    if (lesson === undefined || lessonKanji === undefined) return undefined
    const { LessonCard } = await import('./lesson-card')
    return <LessonCard lesson={lesson} kanji={lessonKanji} />
  },
  strokes: async ({ written }) => {
    if (written === undefined) return undefined
    const { StrokeOrder } = await import('./stroke-order')
    return <StrokeOrder kanji={written} />
  },
  writing: async ({ written }) => {
    if (written === undefined) return undefined
    const { WriteHere } = await import('./write-here')
    return <WriteHere kanji={written} />
  },
  pitch: async () => {
    const { PitchMelody } = await import('./pitch-melody')
    return <PitchMelody />
  },
  memory: async () => {
    const { ForgettingCurve } = await import('./forgetting-curve')
    return <ForgettingCurve />
  },
  course: async () => {
    const [{ CourseLevels }, course] = await Promise.all([import('./course-levels'), fetchCourse()])
    return <CourseLevels course={course} />
  },
}

/** As the server answers the procedure; the page was drawn from the same. */
async function fetchCourse(): Promise<Course> {
  const response = await fetch('/api/kanji.landing.getCourse')
  if (!response.ok) throw new Error(`The course was answered with ${response.status}`)
  const { result }: { result: { data: Course } } = await response.json()
  return result.data
}
