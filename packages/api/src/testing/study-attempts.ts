import { type Api, type Learner, newId } from './learners'
import { answerTo, doLessons, onboard } from './study'

/** Ids of one learner's study data. */
export interface StudyOwned {
  studySessionId: string
  reviewId: string
  resetId: string
  subjectId: number
  grantId: string
  importId: string
  rescheduleId: string
}

/** Nobody's. */
export const noStudy: StudyOwned = {
  studySessionId: newId(),
  reviewId: newId(),
  resetId: newId(),
  subjectId: 29_999_999,
  grantId: newId(),
  importId: newId(),
  rescheduleId: newId(),
}

/** Has somebody study a little, with a note, a session under way and a reset. */
export async function studyALittle(learner: Learner, at: Date): Promise<StudyOwned> {
  const { study, curriculum } = learner.api.kanji
  await onboard(learner)
  const [card] = await doLessons(learner, at)
  if (card === undefined) throw new Error('the tiny curriculum has no lesson')
  const { subjectId } = card
  const review = answerTo(card, at)
  const studySessionId = newId()
  await study.startSession({ sessionId: studySessionId, mode: 'reviews' })
  await study.submitReviews({ sessionId: studySessionId, reviews: [review] })
  const rescheduleId = newId()
  await learner.api.kanji.preferences.update({
    mutationId: newId(),
    preferences: { retention: 0.8 },
  })
  await learner.api.kanji.algorithm.reschedule({ mutationId: newId(), rescheduleId, after: 0 })
  await study.setNote({ mutationId: newId(), subjectId, note: 'my note', synonyms: ['mine'] })
  const { resetId } = await curriculum.setLevel({ mutationId: newId(), level: 1, isReset: true })
  const grantId = newId()
  const allowed = { name: 'mine to use', scopes: ['progress:read' as const], days: 30 as const }
  await learner.api.kanji.agent.createToken({ mutationId: newId(), grantId, ...allowed })
  const importId = newId()
  await learner.api.kanji.import.preview(importOf(importId))
  await learner.api.kanji.import.confirm({ mutationId: newId(), importId })
  const ids = { studySessionId, reviewId: review.reviewId, resetId: resetId ?? '', subjectId }
  return { ...ids, grantId, importId, rescheduleId }
}

/** A list of one kanji that somebody says they know. */
function importOf(importId: string, text = '本') {
  const cards = [{ facets: ['meaning' as const], memory: null, history: null }]
  return {
    importId,
    source: 'table' as const,
    name: 'mine',
    sourceHash: '0'.repeat(64),
    items: [
      {
        text,
        kind: 'kanji' as const,
        readings: [],
        wordId: null,
        chosen: null,
        cards,
        synonyms: [],
      },
    ],
  }
}

const at = new Date('2026-04-01T12:00:00Z')
const kanji = { kind: 'kanji' as const, kanjiId: '日' }

const asked = { clientId: newId(), redirectUri: 'https://assistant.example/back' }

/** What a stranger with all the owner's ids tries, by the path of the procedure. */
export const studyAttempts: Record<string, (api: Api, owned: StudyOwned) => Promise<unknown>> = {
  'kanji.agent.authorize': (api) =>
    api.kanji.agent.authorize({ mutationId: newId(), request: asked, scopes: ['progress:read'] }),
  'kanji.agent.getAuthorization': (api) => api.kanji.agent.getAuthorization(asked),
  'kanji.agent.createToken': (api, { grantId }) =>
    api.kanji.agent.createToken({
      mutationId: newId(),
      grantId,
      name: 'of the stranger',
      scopes: ['progress:read'],
      days: 30,
    }),
  'kanji.agent.listCalls': (api, { grantId }) => api.kanji.agent.listCalls({ grantId }),
  'kanji.agent.listGrants': (api) => api.kanji.agent.listGrants(),
  'kanji.agent.revokeGrant': (api, { grantId }) =>
    api.kanji.agent.revokeGrant({ mutationId: newId(), grantId }),
  'kanji.agent.setKeepsLookUps': (api) =>
    api.kanji.agent.setKeepsLookUps({ mutationId: newId(), keepsLookUps: true }),
  'kanji.onboarding.finish': (api) =>
    api.kanji.onboarding.finish({
      mutationId: newId(),
      startLevel: 1,
      isLowerAssumed: false,
      goal: null,
      preferences: {},
    }),
  'kanji.onboarding.nextQuestion': (api) => api.kanji.onboarding.nextQuestion({}),
  'core.user.getKanjiProductProfile': (api) => api.core.user.getKanjiProductProfile(),
  'kanji.algorithm.getCalibration': (api) => api.kanji.algorithm.getCalibration(),
  'kanji.algorithm.getCards': (api) => api.kanji.algorithm.getCards(),
  'kanji.algorithm.getMemory': (api) => api.kanji.algorithm.getMemory({ literal: '日' }),
  'kanji.algorithm.getModel': (api) => api.kanji.algorithm.getModel(),
  'kanji.algorithm.optimise': (api) => api.kanji.algorithm.optimise({ mutationId: newId() }),
  'kanji.algorithm.previewReschedule': (api) => api.kanji.algorithm.previewReschedule({ after: 0 }),
  'kanji.algorithm.reschedule': (api, { rescheduleId }) =>
    api.kanji.algorithm.reschedule({ mutationId: newId(), rescheduleId, after: 0 }),
  'kanji.algorithm.revertReschedule': (api, { rescheduleId }) =>
    api.kanji.algorithm.revertReschedule({ mutationId: newId(), rescheduleId }),
  'kanji.algorithm.revert': (api) =>
    api.kanji.algorithm.revert({ mutationId: newId(), version: 1 }),
  'kanji.curriculum.getComponentOverview': (api, { subjectId }) =>
    api.kanji.curriculum.getComponentOverview(subjectId),
  'kanji.curriculum.getLevelOverview': (api) => api.kanji.curriculum.getLevelOverview(),
  'kanji.curriculum.listComponents': (api) => api.kanji.curriculum.listComponents(),
  'kanji.curriculum.listKanji': (api) => api.kanji.curriculum.listKanji({}),
  'kanji.curriculum.listResets': (api) => api.kanji.curriculum.listResets(),
  'kanji.curriculum.listWords': (api) => api.kanji.curriculum.listWords({}),
  'kanji.curriculum.restoreLevels': (api, { resetId }) =>
    api.kanji.curriculum.restoreLevels({ mutationId: newId(), resetId }),
  'kanji.curriculum.setLevel': (api) =>
    api.kanji.curriculum.setLevel({ mutationId: newId(), level: 1, isReset: true }),
  'kanji.import.preview': (api, { importId }) =>
    api.kanji.import.preview({ ...importOf(importId, '日'), name: 'of the stranger' }),
  'kanji.import.getOutcome': (api, { importId }) => api.kanji.import.getOutcome({ importId }),
  'kanji.import.confirm': (api, { importId }) =>
    api.kanji.import.confirm({ mutationId: newId(), importId }),
  'kanji.import.revert': (api, { importId }) =>
    api.kanji.import.revert({ mutationId: newId(), importId }),
  'kanji.import.list': (api) => api.kanji.import.list(),
  'kanji.dashboard.get': (api) => api.kanji.dashboard.get(),
  'kanji.preferences.get': (api) => api.kanji.preferences.get(),
  'kanji.preferences.update': (api) =>
    api.kanji.preferences.update({ mutationId: newId(), preferences: { newPerDay: 1 } }),
  'kanji.progress.getOverview': (api) => api.kanji.progress.getOverview(),
  'kanji.progress.getStats': (api) => api.kanji.progress.getStats(),
  'kanji.progress.getWeek': (api) => api.kanji.progress.getWeek({}),
  'kanji.progress.getYear': (api) => api.kanji.progress.getYear({}),
  'kanji.progress.listAchievements': (api) => api.kanji.progress.listAchievements(),
  'kanji.progress.listEvents': (api) => api.kanji.progress.listEvents({}),
  'kanji.progress.seeAchievements': (api) =>
    api.kanji.progress.seeAchievements({ mutationId: newId(), keys: ['first-lesson'] }),
  'kanji.progress.getForecast': (api) => api.kanji.progress.getForecast(),
  'kanji.progress.listDue': (api) => api.kanji.progress.listDue({ until: at.toISOString() }),
  'kanji.study.addToLessons': (api) =>
    api.kanji.study.addToLessons({ mutationId: newId(), thing: kanji }),
  'kanji.study.removeFromLessons': (api) =>
    api.kanji.study.removeFromLessons({ mutationId: newId(), thing: kanji }),
  'kanji.study.completeLessons': (api, { studySessionId, subjectId }) =>
    api.kanji.study.completeLessons({
      sessionId: studySessionId,
      items: [{ lessonId: newId(), subjectId, misses: 0, completedAt: at.toISOString() }],
    }),
  'kanji.study.getActiveSession': (api) => api.kanji.study.getActiveSession(),
  'kanji.study.saveSession': (api, { studySessionId }) =>
    api.kanji.study.saveSession({ sessionId: studySessionId, version: 1, document: 'x', left: 0 }),
  'kanji.study.endSession': (api, { studySessionId }) =>
    api.kanji.study.endSession({ sessionId: studySessionId }),
  'kanji.study.getItem': (api, { subjectId }) => api.kanji.study.getItem({ subjectId }),
  'kanji.study.getQueueAhead': (api) => api.kanji.study.getQueueAhead({}),
  'kanji.study.getVocabulary': (api) => api.kanji.study.getVocabulary(),
  'kanji.study.getStudyAvailability': (api) => api.kanji.study.getStudyAvailability(),
  'kanji.study.listStates': (api) => api.kanji.study.listStates({ kanjiIds: ['日'] }),
  'kanji.study.override': (api, { reviewId }) => api.kanji.study.override({ reviewId, rating: 1 }),
  'kanji.study.undo': (api, { reviewId }) => api.kanji.study.undo({ reviewId }),
  'kanji.study.submitReviews': (api, { reviewId, studySessionId, subjectId }) =>
    api.kanji.study.submitReviews({
      sessionId: studySessionId,
      reviews: [answerTo({ subjectId, facet: 'meaning', reps: 0 }, at, { reviewId, rating: 1 })],
    }),
  'kanji.study.releaseBrake': (api) =>
    api.kanji.study.releaseBrake({ mutationId: newId(), choice: 'open' }),
  'kanji.study.suspend': (api, { subjectId }) =>
    api.kanji.study.suspend({ mutationId: newId(), subjectId, isSuspended: true }),
  'kanji.study.resetCard': (api, { subjectId }) =>
    api.kanji.study.resetCard({ mutationId: newId(), subjectId }),
  'kanji.study.setNote': (api, { subjectId }) =>
    api.kanji.study.setNote({ mutationId: newId(), subjectId, note: 'of the stranger' }),
  'kanji.study.startSession': (api, { studySessionId }) =>
    api.kanji.study.startSession({ sessionId: studySessionId, mode: 'reviews' }),
  'kanji.sync.changes': (api) => api.kanji.sync.changes({ sinceRevision: 0 }),
}
