import type { Sense, Spelling, WordDefinition } from '../definition/word-definition'

/** A sense with nothing to remark on but what the test gives. */
export function buildSense(changes: Partial<Sense> & Pick<Sense, 'meaningId'>): Sense {
  return {
    partsOfSpeech: [{ code: 'n', label: 'noun' }],
    fields: [],
    usage: [],
    dialects: [],
    notes: [],
    glosses: [{ text: `meaning ${changes.meaningId}`, kind: null }],
    crossReferences: [],
    antonyms: [],
    loanSources: [],
    appliesTo: [],
    examples: [],
    ...changes,
  }
}

export function buildSpelling(changes: Partial<Spelling> = {}): Spelling {
  return {
    spellingId: 'saaaaaaaaaa',
    text: '手',
    reading: 'て',
    furigana: [{ text: '手', ruby: 'て' }],
    isCommon: true,
    notes: [],
    ...changes,
  }
}

export function buildWord(changes: Partial<WordDefinition> = {}): WordDefinition {
  const spelling = changes.spelling ?? buildSpelling()
  return {
    wordId: 1327190,
    spelling,
    meaningId: null,
    spellings: [spelling],
    senses: [buildSense({ meaningId: 1 })],
    furtherExamples: [],
    kanjiIds: ['手'],
    jlpt: null,
    isCommon: false,
    isUsuallyKana: false,
    isLoanword: false,
    frequencyRank: null,
    hasPronunciation: false,
    downsteps: [],
    hasConjugation: false,
    keyForms: [],
    partner: null,
    ...changes,
  }
}
