/**
 * `tiny` or `full`: builds the dictionary that tests read, before they start. Two workers that found
 * the full one missing would both build it, and the second be refused by the lock of the first.
 */
import { buildTinyDictionary } from '../packages/dictionary-db/src/testing/build-for-tests'
import { renewFullDictionary } from '../packages/dictionary-db/src/testing/open-full-dictionary'

if (process.argv[2] === 'tiny') buildTinyDictionary()
else renewFullDictionary()
