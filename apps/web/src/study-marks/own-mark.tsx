import './own-mark.css'
import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { useUser } from '../session/use-user'
import type { OwnState, WordName } from './own-state'
import { useOwnKanji, useOwnWord } from './use-own-state'

/** How the learner stands with a kanji, in the corner of its tile; nothing for a visitor. */
export function OwnKanjiMark({ kanjiId }: { kanjiId: string }) {
  const isSignedIn = useUser().kind === 'signed-in'
  return isSignedIn ? <KanjiMark kanjiId={kanjiId} className="own-mark-corner" /> : null
}

/** The same in a row, among its other marks. */
export function OwnKanjiRowMark({ kanjiId }: { kanjiId: string }) {
  const isSignedIn = useUser().kind === 'signed-in'
  return isSignedIn ? <KanjiMark kanjiId={kanjiId} className="" /> : null
}

function KanjiMark({ kanjiId, className }: { kanjiId: string; className: string }) {
  const own = useOwnKanji(kanjiId)
  return own === undefined ? null : <StateMark state={own.state} className={className} />
}

/** How the learner stands with a word of a list; nothing for a visitor. */
export function OwnWordMark({ word }: { word: WordName }) {
  const isSignedIn = useUser().kind === 'signed-in'
  return isSignedIn ? <WordMark word={word} /> : null
}

function WordMark({ word }: { word: WordName }) {
  const own = useOwnWord(word)
  if (own === undefined) return null
  return (
    <>
      {own.isReadable && own.state === 'none' && (
        <span className="own-readable" title="Readable with your kanji">
          readable<VisuallyHidden> with your kanji</VisuallyHidden>
        </span>
      )}
      <StateMark state={own.state} />
    </>
  )
}

const labels: Record<Exclude<OwnState, 'none'>, string> = {
  known: 'known',
  learning: 'learning',
  due: 'review due',
}

/** Told apart by shape as well as by colour; what was not begun has no mark. */
function StateMark({ state, className = '' }: { state: OwnState; className?: string }) {
  if (state === 'none') return null
  return (
    <span className={`own-mark own-mark-${state} ${className}`} title={labels[state]}>
      <VisuallyHidden>, {labels[state]}</VisuallyHidden>
    </span>
  )
}
