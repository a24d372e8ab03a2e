const sliceCount = 16
/** One more than the last id that begins with a digit has none of its own. */
const beyondAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const toFirstId = (slice: number) => `${slice.toString(16)}0000000-0000-0000-0000-000000000000`

/**
 * Steps that together fill what every learner has rows of, each for a sixteenth of them: ids are
 * random, so the sixteenths are alike. A step is a transaction, so a start that is cut short loses a
 * sixteenth of the work at most, and none holds back what is swept from the tables for long.
 */
export function forSlicesOfUsers(toStep: (isOfSlice: string) => string): string[] {
  return Array.from({ length: sliceCount }, (_slice, slice) => {
    const isBefore =
      slice + 1 === sliceCount
        ? `user_id <= '${beyondAll}'::uuid`
        : `user_id < '${toFirstId(slice + 1)}'::uuid`
    return toStep(`user_id >= '${toFirstId(slice)}'::uuid AND ${isBefore}`)
  })
}
