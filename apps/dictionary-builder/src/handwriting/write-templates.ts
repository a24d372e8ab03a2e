import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { KanjivgDrawing } from '../sources/kanjivg/kanjivg-drawing'
import { buildHandwritingTemplates } from './build-handwriting-templates'

/** Where the templates are written aside; left behind where the build is ended meanwhile. */
export function temporaryTemplatesPath(path: string): string {
  return `${path}.building-${process.pid}`
}

/** Writes the template file for the recogniser, aside and then into its place. */
export function writeTemplates(
  path: string,
  kanji: { has: (literal: string) => boolean },
  drawings: Iterable<KanjivgDrawing>,
): void {
  mkdirSync(dirname(path), { recursive: true })
  const temporaryPath = temporaryTemplatesPath(path)
  writeFileSync(temporaryPath, buildHandwritingTemplates(drawings, kanji))
  renameSync(temporaryPath, path)
}
