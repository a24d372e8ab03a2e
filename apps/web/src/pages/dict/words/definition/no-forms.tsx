import { explainNoTable } from '@kotonoha/japanese/conjugation/explain-no-table'
import type { WordDefinition } from './word-definition'

/** Why a word that looks as if it had forms shows none: it is of the classical language. */
export function findReasonForNoForms(word: WordDefinition): string | undefined {
  if (word.hasConjugation) return undefined
  return word.senses
    .flatMap(({ partsOfSpeech }) => partsOfSpeech)
    .map(({ code }) => explainNoTable(code, word.spelling.text))
    .find((reason) => reason !== undefined)
}

export function NoForms({ word }: { word: WordDefinition }) {
  const reason = findReasonForNoForms(word)
  if (reason === undefined) return null
  return (
    <section aria-labelledby="word-no-forms" className="word-forms">
      <h2 id="word-no-forms" className="word-section-title">
        Conjugation
      </h2>
      <p className="word-form-note">{reason}</p>
    </section>
  )
}
