import { dialectLabels, fieldLabels, formNoteLabels, usageLabels } from './word-tag-labels'

/** Where in an entry a tag stands: `field`, `misc`, `dial`, `ke_inf` and `re_inf` of JMdict. */
export type WordTagKind = 'field' | 'usage' | 'dialect' | 'form'

const labels: Readonly<Record<WordTagKind, ReadonlyMap<string, string>>> = {
  field: readLabels(fieldLabels),
  usage: readLabels(usageLabels),
  dialect: readLabels(dialectLabels),
  form: readLabels(formNoteLabels),
}

function readLabels(table: string): Map<string, string> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [code = '', label = ''] = line.split(/: (.*)/)
        return [code, label] as const
      }),
  )
}

/** What a learner reads for a tag; the code itself where a newer source has one unknown to us. */
export function wordTagLabel(kind: WordTagKind, code: string): string {
  return labels[kind].get(code) ?? code
}

/** All known tags of a kind. */
export function listWordTags(kind: WordTagKind): Array<{ code: string; label: string }> {
  return [...labels[kind]].map(([code, label]) => ({ code, label }))
}
