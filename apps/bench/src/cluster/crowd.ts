import { join } from 'node:path'
import { signAs } from '../faults/fault-server'
import { runProgram } from '../run-program'
import type { StudyLearner } from '../study/study-learners'

const program = join(
  import.meta.dirname,
  '../../../../packages/user-db/src/testing/copy-learner.ts',
)

/** More rounds than there is time for: no learner answers a card twice. */
const cardsOfEach = 60

/** Rejects where anybody has an account in the database. */
export async function requireEmpty(url: string): Promise<void> {
  await runProgram(program, { kind: 'require-empty', url })
}

/** Many learners who are what one is, each with a session and cards that are known. */
export async function makeCrowd(
  url: string,
  { learner, count }: { learner: StudyLearner; count: number },
): Promise<StudyLearner[]> {
  const cards = learner.cards.slice(0, cardsOfEach)
  const subjectIds = cards.map(({ subjectId }) => subjectId)
  const { userId, accessToken } = learner
  const wish = { kind: 'copy', url, userId, count, subjectIds }
  const userIds = (await runProgram(program, wish)) as string[]
  return userIds.map((id) => ({ userId: id, accessToken: signAs(accessToken, id), cards }))
}

/** Of what was acknowledged, what the log lacks; and what log and statistics hold of everybody. */
export async function compareWithLog(
  url: string,
  acknowledged: readonly (readonly [userId: string, reviewId: string])[],
): Promise<{ lost: number; logged: number; counted: number }> {
  const found = await runProgram(program, { kind: 'compare', url, acknowledged })
  return found as { lost: number; logged: number; counted: number }
}
