import type { DictionarySources } from '../../acquisition/dictionary-sources'
import type { KanjiDraft } from '../../drafts/kanji-draft'
import { toKanjiDraft } from '../../drafts/kanji-draft'
import type { KanjivgDrawing } from '../../sources/kanjivg/kanjivg-drawing'
import { detachText } from '../detach-text'
import type { Reading } from '../reading'

export interface KanjiRead {
  /** In the order of the characters, with drawings, components and levels joined. */
  kanji: Map<string, KanjiDraft>
  /** Of kanji and of everything else that KanjiVG draws: radicals, kana. */
  drawings: ReadonlyMap<string, KanjivgDrawing>
}

export async function readKanji(sources: DictionarySources, reading: Reading): Promise<KanjiRead> {
  const levels = new Map<string, number>()
  for await (const { kanji, level } of reading.each('kanji levels', sources.readJlptKanji, 2211)) {
    // The easiest of several: that is when a learner meets it.
    levels.set(kanji, Math.max(level, levels.get(kanji) ?? 0))
  }
  const components = new Map<string, string[]>()
  for await (const entry of reading.each('components', sources.readKrad, 13_106)) {
    components.set(entry.kanji, entry.components)
  }
  const drawings = new Map<string, KanjivgDrawing>()
  for await (const drawing of reading.each('drawings', sources.readDrawings, 6703)) {
    drawings.set(drawing.literal, detachDrawing(drawing))
  }
  const kanji: KanjiDraft[] = []
  for await (const source of reading.each('kanji', sources.readKanji, 13_108)) {
    const { literal } = source
    kanji.push(
      toKanjiDraft(
        source,
        levels.get(literal) ?? null,
        drawings.get(literal) ?? null,
        components.get(literal) ?? [],
      ),
    )
  }
  kanji.sort((a, b) => (a.literal.codePointAt(0) ?? 0) - (b.literal.codePointAt(0) ?? 0))
  return { kanji: new Map(kanji.map((each) => [each.literal, each])), drawings }
}

/** The paths are parts of 6,700 files, which would all stay in memory with them. */
function detachDrawing(drawing: KanjivgDrawing): KanjivgDrawing {
  return {
    ...drawing,
    strokes: drawing.strokes.map((stroke) => ({ ...stroke, path: detachText(stroke.path) })),
  }
}
