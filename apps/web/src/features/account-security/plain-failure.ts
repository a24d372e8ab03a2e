/** A failure that is already told in words for the learner. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure'
}
