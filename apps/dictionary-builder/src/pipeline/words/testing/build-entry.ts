import type { SpellingDraft, WordDraft } from '../../../drafts/word-draft'
import { createSense } from '../../../sources/jmdict/create-sense'
import type {
  JmdictEntry,
  JmdictSense,
  KanaReading,
  WrittenForm,
} from '../../../sources/jmdict/jmdict-entry'

export function buildForm(text: string, more: Partial<WrittenForm> = {}): WrittenForm {
  return { text, notes: [], priorities: [], ...more }
}

export function buildReading(text: string, more: Partial<KanaReading> = {}): KanaReading {
  return { text, isUnpaired: false, onlyForForms: [], notes: [], priorities: [], ...more }
}

export function buildSense(more: Partial<JmdictSense> = {}): JmdictSense {
  return {
    ...createSense(),
    partsOfSpeech: ['n'],
    glosses: [{ text: 'something', kind: null }],
    ...more,
  }
}

export function buildEntry(more: Partial<JmdictEntry> = {}): JmdictEntry {
  return { id: 1, writtenForms: [], readings: [], senses: [buildSense()], ...more }
}

function buildSpelling(text: string, reading: string): SpellingDraft {
  return {
    spellingId: `s-${text}-${reading}`,
    text,
    reading,
    isCommon: false,
    notes: [],
    furigana: '[]',
    kanji: '[]',
    pitch: null,
  }
}

/** A word by its headwords, `食べる/たべる`; one without a slash is in kana. */
export function buildWord(
  id: number,
  headwords: readonly string[],
  more: Partial<WordDraft> = {},
): WordDraft {
  return {
    id,
    spellings: headwords.map((headword) => {
      const [text = '', reading = text] = headword.split('/')
      return buildSpelling(text, reading)
    }),
    searchOnlyForms: [],
    senses: '[]',
    senseCount: 1,
    partsOfSpeech: ['n'],
    references: [],
    isCommon: true,
    isLoanword: false,
    newsBand: null,
    jlpt: null,
    frequencyRank: null,
    catalogRank: -1,
    ...more,
  }
}
