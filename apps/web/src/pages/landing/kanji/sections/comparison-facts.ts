/** When the sources below were read. */
export const readOn = { iso: '2026-11-23', shown: '23 November 2026' }

export interface ComparedFact {
  question: string
  kotonoha: string
  wanikani: SourcedFact
  anki: SourcedFact
}

export interface SourcedFact {
  says: string
  /** Where anybody can read it. */
  source: string
}

/** Only what a page of theirs says; what nobody could check is left out. */
export const comparedFacts: readonly ComparedFact[] = [
  {
    question: 'What you study',
    kotonoha: 'A course: kanji with their parts and words, in 60 levels',
    wanikani: {
      says: 'A course: radicals, kanji and vocabulary, in 60 levels',
      source: 'https://docs.api.wanikani.com/20170710/#subjects',
    },
    anki: {
      says: 'Decks that you make or download, on any subject',
      source: 'https://docs.ankiweb.net/getting-started.html#shared-decks',
    },
  },
  {
    question: 'When something is asked again',
    kotonoha: 'When your chance of remembering it has fallen to 90 % (FSRS-6)',
    wanikani: {
      says: 'By stages: after 4 hours, 8 hours, 1 and 2 days, 1 and 2 weeks, 1 and 4 months',
      source:
        'https://community.wanikani.com/t/new-people-questions-3-lost-confused-were-here-to-help/16421?page=21',
    },
    anki: {
      says: 'By the FSRS scheduler, at 90 % unless you change it, or by the older SM-2',
      source: 'https://docs.ankiweb.net/deck-options.html#fsrs',
    },
  },
  {
    question: 'When a level is done',
    kotonoha: 'When 90 % of its kanji would be remembered for a week',
    wanikani: {
      says: 'When 90 % of its kanji have reached the stage “guru”',
      source:
        'https://community.wanikani.com/t/level-up-without-finishing-the-previous-level/38629',
    },
    anki: {
      says: 'There are decks instead of levels',
      source: 'https://docs.ankiweb.net/getting-started.html#decks',
    },
  },
  {
    question: 'Beside the cards',
    kotonoha: 'A whole dictionary, stroke order, handwriting that is graded, pitch accent',
    wanikani: {
      says: 'A mnemonic for each item, recordings and sentences for the words',
      source: 'https://docs.api.wanikani.com/20170710/#subjects',
    },
    anki: {
      says: 'Card templates, add-ons, and packages of your decks to take away',
      source: 'https://docs.ankiweb.net/exporting.html',
    },
  },
]
