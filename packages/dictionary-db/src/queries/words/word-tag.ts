import { partOfSpeechLabel } from '@kotonoha/japanese/part-of-speech'
import type { WordTagKind } from '@kotonoha/japanese/word-tags'
import { wordTagLabel } from '@kotonoha/japanese/word-tags'
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
export function toTag(
  dictionary: Dictionary,
  kind: WordTagKind | 'part-of-speech',
  code: string,
): Tag {
  const ours = kind === 'part-of-speech' ? partOfSpeechLabel(code) : wordTagLabel(kind, code)
  return { code, label: ours === code ? (sourceLabels(dictionary).get(code) ?? code) : ours }
}
