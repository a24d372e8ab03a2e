/** What a field asks for. */
export type FieldMeaning = 'email' | 'password' | 'code'

/** The field that a refusal is about; of `credentials`, address or password, none is told wrong. */
export type FailedField = FieldMeaning | 'credentials' | undefined

/** A failure that is already told in words for the learner. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure'
  readonly field: FailedField

  constructor(message: string, field?: FailedField) {
    super(message)
    this.field = field
  }
}
