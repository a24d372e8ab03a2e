import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the checkout: relative paths of the configuration begin there. */
export const repositoryFolder = fileURLToPath(new URL('../../..', import.meta.url))

export interface BuilderSettings {
  dataFolder: string
  /** The dictionary that the server opens. */
  dictionaryPath: string
  sourcesFolder: string | undefined
}

/** A variable of the environment is wrong; the message names it, its value and what is allowed. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Reads `KOTONOHA_DATA` and `KOTONOHA_SOURCES`; a variable set to nothing counts as not set. */
export function readSettings(environment: NodeJS.ProcessEnv): BuilderSettings {
  const dataFolder = resolve(repositoryFolder, environment.KOTONOHA_DATA || 'var')
  if (existsSync(dataFolder) && !statSync(dataFolder).isDirectory()) {
    throw new SettingsError(
      `KOTONOHA_DATA=${JSON.stringify(environment.KOTONOHA_DATA ?? '')}: must be a folder (it is made when missing), not a file`,
    )
  }
  const sources = environment.KOTONOHA_SOURCES
  return {
    dataFolder,
    dictionaryPath: join(dataFolder, 'dictionary', 'dictionary.sqlite'),
    sourcesFolder: sources ? resolve(repositoryFolder, sources) : undefined,
  }
}
