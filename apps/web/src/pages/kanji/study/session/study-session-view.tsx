import './study-session.css'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { speak, useJapaneseVoice } from '../../../../dictionary/japanese-voice/japanese-voice'
import { openDialog } from '../../../../kit/dialogs/dialog-stack'
import { AnswerHelp } from './answer-help'
import { describeSchedule, type Rememberer } from './describe-schedule'
import { Confusion } from './item-info/confusion'
import { ItemInfo } from './item-info/item-info'
import { saveOwnWords } from './item-info/save-own-words'
import { listUnaskedFacets } from './item-info/unasked-facets'
import { toKeyActions } from './key-actions'
import { groupLessons } from './lesson/lesson-groups'
import { LessonView } from './lesson/lesson-view'
import { useLessonBeats } from './lesson/use-lesson-beats'
import { withSynonym } from './own-synonym'
import { QuestionView } from './question-view'
import { isFinished, isShowingLessons } from './running-session'
import { SelfGradedView } from './self-graded-view'
import { SessionEnd } from './session-end'
import type { SessionStoreApi } from './session-store'
import { prefetchStrokes } from './strokes/kanji-strokes'
import { StudyHead } from './study-head'
import { useHeldVerdict } from './use-held-verdict'
import { useScreenKeyboard } from './use-screen-keyboard'
import { useStudyKeys } from './use-study-keys'
import { WritingView } from './writing-view'

interface StudySessionViewProps {
  store: SessionStoreApi
  /** Readings are said after the answer. */
  isAudioPlayed: boolean
  /** Whose memory the dates are told by; nothing is told of them without. */
  learner?: Rememberer
  /** Begins another session of the same kind. */
  onAgain: () => void
  /** Asks again what was missed. */
  onDrill?: () => void
}

/** A session from its first question to its summary. */
export function StudySessionView({
  store,
  isAudioPlayed,
  learner,
  onAgain,
  onDrill,
}: StudySessionViewProps) {
  const given = useStore(store)
  const { session, failure } = given
  const { asked, study, items } = session
  const outcome = asked?.outcome
  const isHeld = useHeldVerdict(asked)
  const actions = isHeld ? { ...given, proceed: async () => {} } : given
  const lesson = isShowingLessons(session)
    ? items.get(study.lessons[study.shownLessons] ?? 0)
    : undefined
  const groups = useMemo(
    () => groupLessons(study.lessons.flatMap((id) => items.get(id) ?? [])),
    [study.lessons, items],
  )
  const beats = useLessonBeats(lesson, {
    next: () => void actions.proceed(),
    back: actions.goBack,
  })
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

  const synonyms = item && outcome && withSynonym(item, outcome)
  const addSynonym =
    item === undefined || synonyms === undefined
      ? undefined
      : () => {
          saveOwnWords(item, { synonyms }, actions.changeItem)
          actions.override()
        }
  const schedule = learner && describeSchedule(session, learner)

  const { handleFieldKey } = useStudyKeys({
    ...toKeyActions(actions),
    ...(lesson !== undefined && { next: beats.next, forward: beats.next, back: beats.back }),
    help: () =>
      openDialog({ type: 'kanji-keyboard-shortcuts' }, { source: 'study', onlyOne: true }),
    ...(outcome !== undefined && { info: () => setInfoOpen((isOpen) => !isOpen) }),
    ...(say !== undefined && { replay: say }),
    ...(addSynonym !== undefined && { synonym: addSynonym }),
  })
  if (isFinished(session))
    return <SessionEnd session={session} onAgain={onAgain} onDrill={onDrill} />
  return (
    <section
      className={
        lesson === undefined ? 'study study-running' : 'study study-running study-teaching'
      }
      data-has-keyboard={hasKeyboard}
    >
      <StudyHead session={session} onUndo={() => void actions.undo()} onWrapUp={actions.wrapUp} />
      {lesson !== undefined && (
        <LessonView item={lesson} groups={groups} beats={beats} onChange={actions.changeItem} />
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
              isHeld={isHeld}
              schedule={schedule}
              addSynonym={addSynonym}
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
          {asked.way === 'drawn' && (
            <WritingView
              asked={asked}
              item={item}
              actions={actions}
              isHeld={isHeld}
              schedule={schedule}
            />
          )}
          {outcome !== undefined && !outcome.isRight && <Confusion outcome={outcome} item={item} />}
          {outcome !== undefined && !isInfoOpen && (
            <AnswerHelp
              key={outcome.review.reviewId}
              item={item}
              outcome={outcome}
              unasked={unasked}
            />
          )}
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
