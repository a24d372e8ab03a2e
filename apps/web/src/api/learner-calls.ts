/** The areas of procedures that answer with a learner's own data. */
const learnerAreas = [
  'core.user.',
  'core.notifications.',
  'core.billing.',
  'dict.lists.',
  'dict.recentlyViewed.',
  'kanji.',
]

/** What everybody who has the link may read, and goes on to read after signing out. */
const sharedList = 'dict.lists.getSharedList'

/** Whether a procedure, named by its path, is about one learner and not about the dictionary. */
export function isLearnerCall(path: string): boolean {
  return path !== sharedList && learnerAreas.some((area) => path.startsWith(area))
}

/** Whether an answer in the query cache is one learner's own. */
export function isLearnerQuery({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  const [path] = queryKey
  return Array.isArray(path) && isLearnerCall(path.join('.'))
}
