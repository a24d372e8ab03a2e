import type { Dictionary } from '../open-dictionary'
import { openDictionary } from '../open-dictionary'
import { buildTinyDictionary } from './build-for-tests'

/** The dictionary of the tests: some 80 kanji and 250 words, chosen for trouble. */
export function openTinyDictionary(): Dictionary {
  return openDictionary(buildTinyDictionary())
}
