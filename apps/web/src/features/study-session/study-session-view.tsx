import './study-session.css'
import { useStore } from 'zustand'
import { openDialog } from '../dialogs/dialog-stack'
import { QuestionView } from './question-view'
import { isFinished } from './running-session'
import { SessionEnd } from './session-end'
import type { SessionStoreApi } from './session-store'
import { StudyHead } from './study-head'
import { useStudyKeys } from './use-study-keys'

interface StudySessionViewProps {
  store: SessionStoreApi
  /** Begins another session of the same kind. */
  onAgain: () => void
}

/** A session from its first question to its summary. */
export function StudySessionView({ store, onAgain }: StudySessionViewProps) {
  const actions = useStore(store)
  const { session, failure } = actions
  const { asked } = session
  const isAnswered = asked?.outcome !== undefined
  const { handleFieldKey } = useStudyKeys({
    undo: () => void actions.undo(),
    wrapUp: actions.wrapUp,
    help: () => openDialog({ type: 'dict-keyboard-shortcuts' }, { source: 'study', onlyOne: true }),
    ...(isAnswered && {
      next: () => void actions.proceed(),
      easy: actions.toggleEasy,
      override: actions.override,
    }),
    ...(!isAnswered && { hint: actions.hint }),
  })
  if (isFinished(session)) return <SessionEnd session={session} onAgain={onAgain} />
  const item = asked && session.items.get(asked.question.subjectId)
  return (
    <section className="study">
      <StudyHead
        session={session}
        onUndo={() => void actions.undo()}
        onWrapUp={actions.wrapUp}
        onStop={() => void actions.stop()}
      />
      {asked !== undefined && item !== undefined && (
        <QuestionView
          session={session}
          asked={asked}
          item={item}
          actions={actions}
          failure={failure}
          onFieldKey={handleFieldKey}
        />
      )}
    </section>
  )
}
