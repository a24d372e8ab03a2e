import { labelOfCode } from '@kotonoha/japanese/part-of-speech'
import type { Tag } from '../../entities/word-definition'
import { oncePerDictionary } from '../../once-per-dictionary'
import type { Dictionary } from '../../open-dictionary'

const sourceLabels = oncePerDictionary(
  (dictionary) =>
    new Map(
      dictionary
        .prepare<{ code: string; label: string }>('SELECT code, label FROM word_label')
        .all()
        .map(({ code, label }) => [code, label]),
    ),
)

/** The code with our own wording, else the source's: upstream adds codes before we word them. */
export function toTag(dictionary: Dictionary, code: string): Tag {
  return { code, label: labelOfCode(code) ?? sourceLabels(dictionary).get(code) ?? code }
}
