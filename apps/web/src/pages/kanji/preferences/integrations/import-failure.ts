/** Why a source could not be read. */
export type ImportFailureCode =
  | 'broken'
  | 'encoding'
  | 'encrypted'
  | 'empty'
  | 'not-anki'
  | 'not-jpdb'
  | 'not-zip'
  | 'too-large'
  | 'too-many-notes'
  | 'too-many-reviews'
  | 'truncated'

/** Thrown while reading; what else is thrown is a fault of ours, or of the file (`broken`). */
export class ImportFailure extends Error {
  constructor(readonly code: ImportFailureCode) {
    super(code)
  }
}

export const failureTexts: Record<ImportFailureCode, string> = {
  broken: 'This file could not be read. Nothing was changed.',
  encoding: 'The letters of this file could not be read. Save it as UTF-8 and try again.',
  encrypted: 'This file is protected by a password. Export it again without one.',
  empty: 'There is nothing Japanese in it that could be brought over.',
  'not-anki':
    'There is no Anki collection in this file. In Anki, choose File, Export, and “Anki Deck Package” or “Anki Collection Package”.',
  'not-jpdb': 'This is not the reviews.json that jpdb exports in its settings.',
  'not-zip': 'This is no .apkg or .colpkg file of Anki.',
  'too-large': 'This file is too large to be read here: 500 MB at most, 300 MB unpacked.',
  'too-many-notes': 'There are more than 200,000 notes in this file. Export one deck at a time.',
  'too-many-reviews':
    'There are more than 2,000,000 reviews in this file. Export one deck at a time.',
  truncated: 'The end of this file is missing. Export or download it again.',
}
