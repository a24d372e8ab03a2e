import {
  irregularForms,
  irregularVerbs,
  pastForms,
} from '../../../search-index/text/irregular-forms'

const prefixes = /^(?:re|mis|over|under|out|fore)([a-z]{3,})$/u

/**
 * The verb that a longer one is made of, where no gloss has that (retaught, outsell), as it is asked for; only of
 * irregular verbs, which hardly any slip has by chance.
 */
export function listUnprefixed(text: string): string[] {
  const [, form = ''] = prefixes.exec(text.toLowerCase()) ?? []
  const verb = pastForms.has(form) ? (irregularForms.get(form) ?? form) : form
  return irregularVerbs.has(verb) ? [`to ${verb}`] : []
}
