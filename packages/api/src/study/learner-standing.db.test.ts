import { expect, test } from 'vitest'
import { createWorld, newId } from '../testing/learners'
import { answerTo, doLessons, onboard } from '../testing/study'
import { createCurriculumIndex } from './curriculum-index'
import { getLearnerStanding, loadLearnerStanding } from './learner-standing'

const world = createWorld()

test('a standing that was brought up to date is the one that is read anew', async () => {
  const learner = await world.signIn()
  const { userId, api } = learner
  const curriculum = createCurriculumIndex(world.dictionary)
  const expectSame = async () => {
    const { revision } = await api.kanji.sync.changes({ sinceRevision: 0 })
    const kept = await getLearnerStanding(world.userDb, curriculum, { userId, revision })
    expect(kept).toEqual(await loadLearnerStanding(world.userDb, curriculum, userId))
    return kept.standings
  }
  await onboard(learner)
  const none = await expectSame()
  const cards = await doLessons(learner, world.now)
  const taught = await expectSame()
  expect(taught.size).toBeGreaterThan(none.size)
  const [card, other, third] = [...new Map(cards.map((each) => [each.subjectId, each])).values()]
  if (card === undefined || other === undefined || third === undefined) throw new Error('no cards')
  world.now = new Date(world.now.getTime() + 3 * 86_400_000)
  const review = answerTo(card, world.now, { rating: 1 })
  await api.kanji.study.submitReviews({ reviews: [review, answerTo(other, world.now)] })
  const answered = await expectSame()
  expect(answered).not.toEqual(taught)
  await api.kanji.study.undo({ reviewId: review.reviewId })
  const { subjectId } = third
  await api.kanji.study.suspend({ mutationId: newId(), subjectId, isSuspended: true })
  await expectSame()
  await api.kanji.study.resetCard({ mutationId: newId(), subjectId: other.subjectId })
  await expectSame()
  const { resetId } = await api.kanji.curriculum.setLevel({
    mutationId: newId(),
    level: 1,
    isReset: true,
  })
  await expectSame()
  await api.kanji.curriculum.restoreLevels({ mutationId: newId(), resetId: resetId ?? '' })
  await api.kanji.curriculum.setLevel({ mutationId: newId(), level: 3, lower: 'assume' })
  await expectSame()
})
