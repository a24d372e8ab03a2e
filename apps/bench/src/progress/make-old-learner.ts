import { join } from 'node:path'
import { openDictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { listSubjects } from '@kotonoha/dictionary-db/queries/curriculum/list-subjects'
import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { openJsonClient } from '../accounts/json-client'
import { askOrThrow, change } from '../accounts/learners'
import { runProgram } from '../run-program'
import { type StudyLearner, studyZone, toSession } from '../study/study-learners'

const program = join(import.meta.dirname, '../../../../packages/user-db/src/testing/fill-years.ts')

const days = 1826
/** In the last months everything has been begun. */
const daysWithoutLessons = 500
/** As high as can be wished, which brings the most answers. */
const retention = 0.97
const lastLevel = 60
/** The log keeps thirteen months. */
const keptDays = 396

export interface OldLearner extends StudyLearner {
  today: number
  answers: number
  archived: number
  cardCount: number
}

/** Somebody who has studied the whole course for five years, every day. */
export async function makeOldLearner(
  { origin, dataFolder }: { origin: string; dataFolder: string },
  dictionaryFile: string,
): Promise<OldLearner> {
  const client = openJsonClient(origin)
  const { body } = await askOrThrow(client, '/auth/v1/signup', { body: {} })
  const learner = { ...toSession(body), cards: [] }
  await change(client, learner, 'kanji.onboarding.finish', {
    startLevel: lastLevel,
    isLowerAssumed: false,
    goal: null,
    preferences: { zone: studyZone, newPerDay: 15, retention },
  })
  client.close()
  const today = createLearnerCalendar({ zone: studyZone, dayStartHour: 4 }).toDay(Date.now())
  const cards = readCards(dictionaryFile)
  const filled = await runProgram<{ answers: number; archived: number }>(program, {
    dataFolder,
    cards,
    years: {
      userId: learner.userId,
      zone: studyZone,
      retention,
      firstDay: today - days,
      lastLessonDay: today - daysWithoutLessons,
      lastDay: today - 1,
    },
    archiveBeforeDay: today - keptDays,
  })
  return { ...learner, ...filled, today, cardCount: cards.length }
}

/** The cards of the core of the course, in its order. */
function readCards(dictionaryFile: string) {
  const dictionary = openDictionary(dictionaryFile)
  const core = listSubjects(dictionary, { core: true })
  dictionary.close()
  return core.flatMap(({ subjectId, kind }) =>
    kind === 'component'
      ? [{ subjectId, facet: 'meaning' }]
      : [
          { subjectId, facet: 'meaning' },
          { subjectId, facet: 'reading' },
        ],
  )
}
