import type { StoredSense } from '@kotonoha/dictionary-db/tables/stored-word'
import type { JmdictSense } from '../../sources/jmdict/jmdict-entry'
import { toStoredExample } from './example-sentences'

/** Empty parts are left out: there are 250,000 senses, and most have few of them. */
export function toStoredSense(sense: JmdictSense): StoredSense {
  const stored: StoredSense = {
    partsOfSpeech: sense.partsOfSpeech,
    glosses: sense.glosses.map(({ text, kind }) => (kind === null ? { text } : { text, kind })),
  }
  if (sense.fields.length > 0) stored.fields = sense.fields
  if (sense.misc.length > 0) stored.usage = sense.misc
  if (sense.dialects.length > 0) stored.dialects = sense.dialects
  if (sense.notes.length > 0) stored.notes = sense.notes
  if (sense.loanSources.length > 0) {
    stored.loanSources = sense.loanSources.map(({ language, text, isWasei, isPartial }) => ({
      language,
      ...(text === null ? {} : { text }),
      ...(isWasei ? { isWasei } : {}),
      ...(isPartial ? { isPartial } : {}),
    }))
  }
  const appliesTo = [...sense.onlyForForms, ...sense.onlyForReadings]
  if (appliesTo.length > 0) stored.appliesTo = appliesTo
  if (sense.examples.length > 0) {
    stored.examples = sense.examples.map((example) =>
      toStoredExample(
        example.japanese,
        example.form,
        example.english,
        example.sentenceId === null ? [] : [example.sentenceId],
      ),
    )
  }
  return stored
}
