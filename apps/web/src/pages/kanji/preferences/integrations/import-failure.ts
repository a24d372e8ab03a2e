/** Why a source could not be read. */
export type ImportFailureCode =
  | 'broken'
  | 'encoding'
  | 'encrypted'
  | 'empty'
  | 'empty-file'
  | 'not-anki'
  | 'network'
  | 'no-japanese'
  | 'not-jpdb'
  | 'not-studied'
  | 'not-zip'
  | 'text-too-large'
  | 'token-ended'
  | 'token-refused'
  | 'token-wrong'
  | 'too-large'
  | 'too-many-notes'
  | 'too-many-reviews'
  | 'too-many-rows'
  | 'truncated'
  | 'wanikani-away'

/** Thrown while reading; what else is thrown is a fault of ours, or of the file (`broken`). */
export class ImportFailure extends Error {
  constructor(readonly code: ImportFailureCode) {
    super(code)
  }
}

export const failureTexts: Record<ImportFailureCode, string> = {
  broken: 'This file could not be read. Nothing was changed.',
  encoding:
    'This is no text, or its letters could not be read. Save a spreadsheet as CSV, a text as UTF-8, and try again.',
  encrypted: 'This file is protected by a password. Export it again without one.',
  empty: 'There is nothing Japanese in it that could be brought over.',
  'empty-file': 'This file is empty: 0 bytes. Export or download it again.',
  network:
    'The connection was lost. Nothing was changed; try again, and it goes on where it stopped.',
  'no-japanese':
    'There is no kanji and no kana in it. Words are found as they are written in Japanese, such as 食べる or たべる; their meanings and rōmaji alone do not say which ones are meant.',
  'not-anki':
    'There is no Anki collection in this file. In Anki, choose File, Export, and “Anki Deck Package” or “Anki Collection Package”.',
  'not-jpdb': 'This is not the reviews.json that jpdb exports in its settings.',
  'not-studied':
    'Nothing in this file was studied. In Anki, export it with “Include scheduling information”.',
  'not-zip':
    'This is not a package of Anki, whatever its name. In Anki, choose File, Export, and “Anki Deck Package” (.apkg) or “Anki Collection Package” (.colpkg), and choose the file that it saves.',
  'text-too-large':
    'This file is too large to be read here: 100 MB at most. Bring it over in parts.',
  'token-ended':
    'WaniKani does not take this token any more. Nothing was changed; make a new one and try again.',
  'token-refused': 'WaniKani does not let this token read. Make one that may read and try again.',
  'token-wrong': 'WaniKani does not know this token. Copy it again from its settings, API Tokens.',
  'too-large':
    'This file is too large to be read here: 500 MB at most, and 100 MB of notes and reviews once unpacked. Export fewer decks at a time.',
  'too-many-notes': 'There are more than 200,000 notes in this file. Export one deck at a time.',
  'too-many-reviews':
    'There are more than 2,000,000 reviews in this file. Export one deck at a time.',
  'too-many-rows': 'There are more than 200,000 rows in this list. Cut it into several.',
  truncated: 'The end of this file is missing. Export or download it again.',
  'wanikani-away': 'WaniKani does not answer as it should. Nothing was changed; try again later.',
}
