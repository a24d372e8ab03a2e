import type { JmdictSense } from './jmdict-entry'

/** A sense that says nothing yet. */
export function createSense(): JmdictSense {
  return {
    onlyForForms: [],
    onlyForReadings: [],
    partsOfSpeech: [],
    crossReferences: [],
    antonyms: [],
    fields: [],
    misc: [],
    notes: [],
    loanSources: [],
    dialects: [],
    glosses: [],
    examples: [],
  }
}
