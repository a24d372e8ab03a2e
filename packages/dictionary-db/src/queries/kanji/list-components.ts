import type { ComponentShape, VisibleComponent } from '../../entities/visible-component'
import type { Dictionary } from '../../open-dictionary'
import type { StoredComponentFacts } from '../../tables/component-tables'
import { statement } from '../statement'
import { sketchPath } from './sketch-path'

const allComponents = statement<{
  literal: string
  stroke_count: number
  facts: string
  kanji_count: number
}>(`
  SELECT literal, stroke_count, facts, length(kanji) AS kanji_count
  FROM   component
  ORDER  BY place`)

/** Every component of the look-up by radicals, by stroke count. */
export function listComponents(dictionary: Dictionary): { components: VisibleComponent[] } {
  return {
    components: allComponents.list(dictionary).map((row) => {
      const facts: StoredComponentFacts = JSON.parse(row.facts)
      return {
        literal: row.literal,
        strokeCount: row.stroke_count,
        ...facts,
        kanjiCount: row.kanji_count,
      }
    }),
  }
}

/** The same components as they are picked: what only finds one by its name is left out. */
export function listComponentShapes(dictionary: Dictionary): { components: ComponentShape[] } {
  return {
    components: listComponents(dictionary).components.map(
      ({ literal, strokeCount, names, meanings, variants, drawing }) => ({
        literal,
        strokeCount,
        name: names[0] ?? null,
        meaning: meanings[0] ?? null,
        variants,
        // Picked at the size of a letter; what is found by its name comes with the whole drawing.
        drawing: drawing && { ...drawing, paths: drawing.paths.map(sketchPath) },
      }),
    ),
  }
}
