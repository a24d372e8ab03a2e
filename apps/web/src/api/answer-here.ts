import type { AnswerCall } from '@kotonoha/contract/site/first-view'

let find: () => AnswerCall | undefined = () => undefined

/** For where pages are drawn beside the dictionary: their calls need no network there. */
export function setAnswerer(findThere: () => AnswerCall | undefined): void {
  find = findThere
}

/** Who answers calls here; undefined where they go to the server. */
export function findAnswerer(): AnswerCall | undefined {
  return find()
}
