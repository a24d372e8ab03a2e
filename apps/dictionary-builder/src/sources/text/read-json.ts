import { SourceError } from '../source-error'
import { readAllText, readText } from './read-text'

/** A JSON file of a few megabytes. */
export async function readJson(file: string): Promise<unknown> {
  return parseJson(file, await readAllText(readText(file)))
}

export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new SourceError(file, `not valid JSON (${detail})`, undefined, { cause })
  }
}

export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
