import type { Page } from 'playwright-core'
import { addLearner, addNewcomer } from './learner'
import { addBrakedLearner, addStudent } from './study-learner'

export const addSomebody = {
  newcomer: addNewcomer,
  learner: addLearner,
  student: addStudent,
  braked: addBrakedLearner,
}

/** A picture to take. */
export interface Shot {
  name: string
  path: string
  /**
   * Who is signed in: somebody new for each picture, still without a profile (`newcomer`), with
   * one (`learner`), in the midst of studying kanji (`student`), or with the next level kept shut
   * (`braked`).
   */
  as?: keyof typeof addSomebody
  /** What to do before the picture is taken: open a dialog, say. */
  prepare?: (page: Page) => Promise<void>
}
