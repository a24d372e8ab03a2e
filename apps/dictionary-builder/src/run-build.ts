import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { acquireSources } from './acquisition/acquire-sources'
import { findCourseFolder } from './acquisition/find-course-folder'
import type { BuilderSettings } from './builder-settings'
import { hashEdition } from './edition/read-edition'
import { makeTemplates, toTemplatesPath } from './handwriting/ensure-templates'
import { buildDictionary } from './pipeline/build-dictionary'
import { lockBuild } from './pipeline/file/build-lock'
import { findExistingDictionary } from './pipeline/file/existing-dictionary'
import { removeLeftovers } from './pipeline/file/remove-leftovers'
import { hashInputs } from './pipeline/inputs-hash'
import { createAcquisitionLog } from './report/acquisition-log'
import type { BuildRun } from './report/build-report'
import { formatReport } from './report/format-report'
import { saveLastRun } from './report/last-run'
import { createProgress } from './report/progress'

export interface BuildRequest {
  settings: BuilderSettings
  /** Ask the makers of the sources for newer files. */
  refresh: boolean
  /** Do nothing where a usable dictionary with today's course is there. */
  onlyIfMissing: boolean
  /** Do nothing where the dictionary was made from the same sources. */
  onlyIfNewer: boolean
  /** Use the folder of sources and nothing else. */
  isolated: boolean
}

/** Finds the sources, builds, switches over and prints the report. */
export async function runBuild(request: BuildRequest): Promise<void> {
  const { settings } = request
  const path = settings.dictionaryPath
  const startedAt = performance.now()
  const unlock = lockBuild(dirname(path))
  try {
    removeLeftovers(dirname(path))
    const existing = findExistingDictionary(path)
    const hasCourse = existing?.courseHash === hashEdition(findCourseFolder(request, settings))
    const templatesPath = toTemplatesPath(path)
    const hasTemplates = existsSync(templatesPath)
    if (request.onlyIfMissing && existing !== undefined && hasCourse && hasTemplates) {
      console.log(`Dictionary ${existing.version} is there.`)
      return
    }
    const progress = createProgress(process.stdout, () => performance.now())
    progress.begin('Finding the sources')
    const sources = await acquireSources({
      sourcesFolder: settings.sourcesFolder,
      dataFolder: settings.dataFolder,
      refresh: request.refresh,
      isolated: request.isolated,
      onProgress: createAcquisitionLog(progress),
    })
    const isCurrent =
      existing !== undefined &&
      ((request.onlyIfMissing && hasCourse) ||
        (request.onlyIfNewer && existing.inputsHash === hashInputs(sources)))
    if (isCurrent) {
      if (!hasTemplates) {
        progress.begin('Preparing for handwriting')
        await makeTemplates(sources, templatesPath)
      }
      progress.end()
      const state = request.onlyIfMissing ? 'is there' : 'is made from the newest sources already'
      console.log(`Dictionary ${existing.version} ${state}.`)
      return
    }
    const { version, report } = await buildDictionary(sources, { path, templatesPath }, progress)
    const run: BuildRun = {
      stages: progress.end(),
      seconds: (performance.now() - startedAt) / 1000,
      // Linux and Node count it in KiB.
      peakMemoryBytes: process.resourceUsage().maxRSS * 1024,
      fileBytes: statSync(path).size,
    }
    saveLastRun(path, version, run)
    console.log(`\n${formatReport(version, report, run)}`)
  } finally {
    unlock()
  }
}
