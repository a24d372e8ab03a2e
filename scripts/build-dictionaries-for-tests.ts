/**
 * Builds the dictionaries that tests read, before any worker starts: two workers that found the full
 * one missing would both build it, and the second be refused by the lock of the first.
 */
import { buildTinyDictionary } from '../packages/dictionary-db/src/testing/build-for-tests'
import { openFullDictionary } from '../packages/dictionary-db/src/testing/open-full-dictionary'

buildTinyDictionary()
openFullDictionary()?.close()
