import './study-session.css'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'zustand'
import { openDialog } from '../dialogs/dialog-stack'
import { speak, useJapaneseVoice } from '../japanese-voice/japanese-voice'
import { Confusion } from './item-info/confusion'
import { ItemInfo } from './item-info/item-info'
import { listUnaskedFacets } from './item-info/unasked-facets'
import { LessonView } from './lesson-view'
import { QuestionView } from './question-view'
import { isFinished, isShowingLessons } from './running-session'
import { SelfGradedView } from './self-graded-view'
import { SessionEnd } from './session-end'
import type { SessionStoreApi } from './session-store'
import { prefetchStrokes } from './strokes/kanji-strokes'
import { toStudyDeeds } from './study-deeds'
import { StudyHead } from './study-head'
import { useScreenKeyboard } from './use-screen-keyboard'
import { useStudyKeys } from './use-study-keys'
import { WritingView } from './writing-view'

interface StudySessionViewProps {
  store: SessionStoreApi
  /** Readings are said after the answer. */
  isAudioPlayed: boolean
  /** Begins another session of the same kind. */
  onAgain: () => void
}

/** A session from its first question to its summary. */
export function StudySessionView({ store, isAudioPlayed, onAgain }: StudySessionViewProps) {
  const actions = useStore(store)
  const { session, failure } = actions
  const { asked, study, items } = session
  const outcome = asked?.outcome
  const lesson = isShowingLessons(session)
    ? items.get(study.lessons[study.shownLessons] ?? 0)
    : undefined
  const item = lesson ?? (asked && items.get(asked.question.subjectId))
  const [isInfoOpen, setInfoOpen] = useState(false)
  const voice = useJapaneseVoice()
  const hasKeyboard = useScreenKeyboard()
  const reading = item?.readings[0]
  const unasked = listUnaskedFacets(study.queue, item?.subjectId ?? 0)
  const isTold = outcome !== undefined || asked?.isRevealed === true
  const canSay =
    lesson !== undefined ||
    (isTold && (asked?.question.facet === 'reading' || !unasked.has('reading')))
  const say =
    voice !== undefined && reading !== undefined && canSay ? () => speak(reading, voice) : undefined

  const sayNow = useEffectEvent(() => {
    if (isAudioPlayed && asked?.question.facet === 'reading') say?.()
  })
  const answeredId =
    outcome?.review.reviewId ?? (asked?.isRevealed === true ? 'revealed' : undefined)
  useEffect(() => {
    if (answeredId !== undefined) sayNow()
  }, [answeredId])

  const prefetch = useEffectEvent(() => {
    const isDrawn = new Set(
      study.queue.order.filter(({ facet }) => facet === 'writing').map((each) => each.subjectId),
    )
    const shown = [...items.values()].filter(
      ({ kind, subjectId }) =>
        kind === 'kanji' && (isDrawn.has(subjectId) || study.lessons.includes(subjectId)),
    )
    prefetchStrokes(shown.map(({ literal }) => literal))
  })
  useEffect(() => prefetch(), [])

  const { handleFieldKey } = useStudyKeys({
    ...toStudyDeeds(actions),
    help: () =>
      openDialog({ type: 'kanji-keyboard-shortcuts' }, { source: 'study', onlyOne: true }),
    ...(outcome !== undefined && { info: () => setInfoOpen((isOpen) => !isOpen) }),
    ...(say !== undefined && { replay: say }),
  })
  if (isFinished(session)) return <SessionEnd session={session} onAgain={onAgain} />
  return (
    <section className="study" data-has-keyboard={hasKeyboard}>
      <StudyHead session={session} onUndo={() => void actions.undo()} onWrapUp={actions.wrapUp} />
      {lesson !== undefined && (
        <LessonView
          item={lesson}
          number={study.shownLessons + 1}
          count={study.lessons.length}
          onNext={() => void actions.proceed()}
          onBack={actions.goBack}
          onChange={actions.changeItem}
          onSay={say}
        />
      )}
      {asked !== undefined && item !== undefined && (
        <>
          {asked.way === 'typed' && (
            <QuestionView
              session={session}
              asked={asked}
              item={item}
              actions={actions}
              failure={failure}
              onFieldKey={handleFieldKey}
            />
          )}
          {asked.way === 'self-graded' && (
            <SelfGradedView
              asked={asked}
              item={item}
              gradeButtons={session.preferences.gradeButtons}
              onReveal={actions.reveal}
              onGrade={(rating) => {
                actions.gradeSelf(rating)
                void actions.proceed()
              }}
            />
          )}
          {asked.way === 'drawn' && <WritingView asked={asked} item={item} actions={actions} />}
          {outcome !== undefined && !outcome.isRight && <Confusion outcome={outcome} item={item} />}
          {outcome !== undefined && (
            <div className="study-more">
              <button
                type="button"
                className="study-info-switch"
                aria-expanded={isInfoOpen}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => setInfoOpen(!isInfoOpen)}
              >
                {isInfoOpen ? 'Hide the item' : `About ${item.literal}`}
              </button>
              {say !== undefined && (
                <button
                  type="button"
                  className="study-info-switch"
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={say}
                >
                  Say it
                </button>
              )}
            </div>
          )}
          {outcome !== undefined && isInfoOpen && (
            <ItemInfo item={item} unasked={unasked} onChange={actions.changeItem} />
          )}
        </>
      )}
    </section>
  )
}
