import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Dictionary } from '../open-dictionary'
import { openDictionary, UnreadableDictionaryError } from '../open-dictionary'
import { hashInputs, repositoryFolder, runBuilder } from './build-for-tests'

const dataFolder = resolve(repositoryFolder, process.env.KOTONOHA_DATA || 'var')
const path = join(dataFolder, 'dictionary', 'dictionary.sqlite')
/** Names the program that the file was built by, where it was built for tests. */
const builtByPath = join(dataFolder, 'dictionary', 'built-for-tests-by.txt')

/**
 * The dictionary of the real sources: the one that the server would serve, built now when there
 * is none but the sources are at hand. Undefined, and said so, where they are not.
 */
export function openFullDictionary(): Dictionary | undefined {
  const present = openFull()
  if (present !== undefined) {
    if (hasFullSources() && !isBuiltByThisProgram()) {
      console.warn('The dictionary of the tests was built by another state of the program:')
      console.warn('  npx tsx scripts/build-dictionary-for-tests.ts full')
    }
    return present
  }
  if (!hasFullSources()) {
    console.warn('SKIPPED: the tests on real data need the full sources (see docs/operations.md)')
    return undefined
  }
  buildFull()
  return openFull()
}

/**
 * Builds it as the present program does, where the sources are at hand. An index that was built before
 * the last change of the program has passed tests here that failed on every other machine.
 */
export function renewFullDictionary(): void {
  if (!hasFullSources() || (isBuiltByThisProgram() && openFull() !== undefined)) return
  buildFull()
}

function buildFull(): void {
  const program = hashInputs()
  runBuilder({ KOTONOHA_DATA: dataFolder }, [])
  writeFileSync(builtByPath, program)
}

function isBuiltByThisProgram(): boolean {
  return existsSync(builtByPath) && readFileSync(builtByPath, 'utf8') === hashInputs()
}

function openFull(): Dictionary | undefined {
  try {
    const dictionary = openDictionary(path)
    const edition = dictionary
      .prepare<{ value: string }>(`SELECT value FROM about WHERE key = 'edition'`)
      .get()?.value
    const words = dictionary.prepare<{ count: number }>('SELECT count(*) AS count FROM word').get()
    if (edition === 'full' && (words?.count ?? 0) > 200_000) return dictionary
    dictionary.close()
    return undefined
  } catch (error) {
    if (error instanceof UnreadableDictionaryError) return undefined
    throw error
  }
}

/** Are the sources in a folder? A test must not start downloads. */
function hasFullSources(): boolean {
  const named = process.env.KOTONOHA_SOURCES
  const folders = [
    ...(named ? [resolve(repositoryFolder, named)] : []),
    resolve(repositoryFolder, '../shared/data'),
  ]
  return folders.some((folder) => {
    const words = join(folder, 'jmdict')
    return existsSync(words) && readdirSync(words).some((name) => name.startsWith('JMdict_e_examp'))
  })
}
