import { transform } from '../geometry/affine'
import { countStrokes, type Drawing } from '../geometry/drawing'
import { fitBending } from '../matching/fit-bending'
import { type PointCloud, toPointCloud } from '../matching/point-cloud'
import { measurePointDistance } from '../matching/point-distance'
import { priceAllRuns } from '../matching/run-distance'
import { type StrokeRuns, toStrokeRuns } from '../matching/stroke-runs'
import { toDirectionGrid } from '../pruning/direction-grid'
import { addProduct } from '../pruning/matrices'
import { measureSquares } from '../pruning/measure-squares'
import type { Comparer, ComparerSettings, Workbench } from './workbench'

/** A template in the forms it is compared in. */
interface Forms {
  coarse?: PointCloud
  fine?: PointCloud
  runs?: StrokeRuns
}

/**
 * The forms of so many templates are kept for the next query, which often asks for the same ones:
 * those of all would take 100 MB.
 */
const keptForms = 800

/** In TypeScript alone. */
export const portableWorkbench: Workbench = {
  toDirectionGrid,
  addProduct,
  laySpace: (space) => (place) => measureSquares(place, space),
  createComparer,
}

function createComparer(templates: readonly Drawing[], settings: ComparerSettings): Comparer {
  const { steps, longestJoin, longestSplit } = settings
  const forms = new Map<number, Forms>()
  let drawn: Drawing = { xy: new Float32Array(0), starts: new Int32Array(1) }
  let clouds = { coarse: toPointCloud(drawn, steps.coarse), fine: toPointCloud(drawn, steps.fine) }

  function formsOf(template: number): Forms {
    const known = forms.get(template)
    if (known !== undefined) return known
    const [oldest] = forms.keys()
    if (forms.size >= keptForms && oldest !== undefined) forms.delete(oldest)
    const made: Forms = {}
    forms.set(template, made)
    return made
  }

  return {
    setDrawing(drawing) {
      drawn = drawing
      clouds = {
        coarse: toPointCloud(drawing, steps.coarse),
        fine: toPointCloud(drawing, steps.fine),
      }
    },
    compareInk(template, resolution, affine) {
      const known = formsOf(template)
      known[resolution] ??= toPointCloud(templates[template] as Drawing, steps[resolution])
      return measurePointDistance(clouds[resolution], known[resolution], affine)
    },
    sampleTemplate(template) {
      const known = formsOf(template)
      const drawing = templates[template] as Drawing
      known.runs ??= toStrokeRuns(drawing, Math.min(longestJoin, countStrokes(drawing)))
      return known.runs
    },
    sampleDrawing: (affine) => toStrokeRuns(transform(drawn, affine), longestSplit),
    priceAllRuns,
    fitBending,
  }
}
