import './study-mark.css'
import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { useUser } from '../session/use-user'
import type { StudyState, WordName } from './standing'
import { useKanjiStanding, useWordStanding } from './use-standing'

/** How the learner stands with a kanji, in the corner of its tile; nothing for a visitor. */
export function KanjiStudyMark({ kanjiId }: { kanjiId: string }) {
  const isSignedIn = useUser().kind === 'signed-in'
  return isSignedIn ? <KanjiMark kanjiId={kanjiId} className="study-mark-corner" /> : null
}

/** The same in a row, among its other marks. */
export function KanjiRowStudyMark({ kanjiId }: { kanjiId: string }) {
  const isSignedIn = useUser().kind === 'signed-in'
  return isSignedIn ? <KanjiMark kanjiId={kanjiId} className="" /> : null
}

function KanjiMark({ kanjiId, className }: { kanjiId: string; className: string }) {
  const own = useKanjiStanding(kanjiId)
  return own === undefined ? null : <StateMark state={own.state} className={className} />
}

/** How the learner stands with a word of a list; nothing for a visitor. */
export function WordStudyMark({ word }: { word: WordName }) {
  const isSignedIn = useUser().kind === 'signed-in'
  return isSignedIn ? <WordMark word={word} /> : null
}

function WordMark({ word }: { word: WordName }) {
  const own = useWordStanding(word)
  if (own === undefined) return null
  return (
    <>
      {own.isReadable && own.state === 'none' && (
        <span className="study-readable" title="Readable with your kanji">
          readable<VisuallyHidden> with your kanji</VisuallyHidden>
        </span>
      )}
      <StateMark state={own.state} />
    </>
  )
}

const labels: Record<Exclude<StudyState, 'none'>, string> = {
  known: 'known',
  learning: 'learning',
  due: 'review due',
}

/** Told apart by shape as well as by colour; what was not begun has no mark. */
function StateMark({ state, className = '' }: { state: StudyState; className?: string }) {
  if (state === 'none') return null
  return (
    <span className={`study-mark study-mark-${state} ${className}`} title={labels[state]}>
      <VisuallyHidden>, {labels[state]}</VisuallyHidden>
    </span>
  )
}
