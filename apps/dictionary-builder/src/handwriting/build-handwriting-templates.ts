import { toDrawing } from '@kotonoha/handwriting/geometry/drawing'
import { flattenPath } from '@kotonoha/handwriting/geometry/flatten-path'
import { simplify } from '@kotonoha/handwriting/geometry/simplify'
import type { Template } from '@kotonoha/handwriting/templates/template'
import { encodeTemplates } from '@kotonoha/handwriting/templates/template-file'
import type { KanjivgDrawing } from '../sources/kanjivg/kanjivg-drawing'

/** Points are left out that lie this near to the line between their neighbours, of 109 units. */
const tolerance = 0.6

const kana = /^[ぁ-ゖァ-ヺー]$/u

/**
 * The template file of the handwriting recogniser: kana and those of `kanji` that KanjiVG draws.
 * The same drawings give the same bytes, in whichever order they come.
 */
export function buildHandwritingTemplates(
  drawings: Iterable<Pick<KanjivgDrawing, 'literal'> & { strokes: readonly { path: string }[] }>,
  kanji: { has: (literal: string) => boolean },
): Uint8Array {
  const templates: Template[] = []
  for (const { literal, strokes } of drawings) {
    if (!kana.test(literal) && !kanji.has(literal)) continue
    const points = strokes.map(({ path }) => simplify(flattenPath(path), tolerance))
    templates.push({ character: literal, drawing: toDrawing(points) })
  }
  templates.sort((a, b) => (a.character.codePointAt(0) ?? 0) - (b.character.codePointAt(0) ?? 0))
  return encodeTemplates({ templates })
}
