import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import {
  isFormFound,
  listSoughtForms,
} from '@kotonoha/dictionary-db/queries/search/forms/sought-forms'
import { atLeast, figure, type Row } from './table'

/** Words of a class that are asked, unless all are; their forms are some 90 each. */
const wordsPerClass = 20

/** As many forms that are not found are named, for each class. */
const named = 12

/** What the forms of all classes together must reach, in percent. */
const leastShare = 99

/**
 * `npm run bench -- forms`: how many of the forms that the tables of words show are found by search as
 * that word, by class. `--all` asks every word of the dictionary, which takes hours.
 */
export function countFoundForms(dictionary: Dictionary, isEveryWord: boolean): Row[] {
  const counts = new Map<string, { asked: number; found: number; missed: string[] }>()
  for (const form of listSoughtForms(dictionary, isEveryWord ? undefined : wordsPerClass)) {
    const count = counts.get(form.partOfSpeech) ?? { asked: 0, found: 0, missed: [] }
    counts.set(form.partOfSpeech, count)
    count.asked += 1
    if (isFormFound(dictionary, form)) count.found += 1
    else if (count.missed.length < named) count.missed.push(form.text)
  }
  const all = [...counts.values()]
  const sum = (of: 'asked' | 'found') => all.reduce((total, count) => total + count[of], 0)
  return [
    ...[...counts].map(([partOfSpeech, { asked, found, missed }]) =>
      figure(
        `${partOfSpeech} (${asked} forms)`,
        [`${((100 * found) / asked).toFixed(1)} %`, ...missed].join(' '),
      ),
    ),
    atLeast(`all (${sum('asked')} forms)`, (100 * sum('found')) / sum('asked'), leastShare, '%'),
  ]
}
