import { type Stroke, toDrawing } from '../geometry/drawing'
import type { TemplateSet } from '../templates/template'

/** A few characters drawn by hand for the tests, on a square of 100, in the order they are written. */
export const drawnCharacters: Readonly<Record<string, readonly Stroke[]>> = {
  一: [
    [
      [12, 50],
      [88, 47],
    ],
  ],
  二: [
    [
      [24, 28],
      [76, 26],
    ],
    [
      [10, 78],
      [90, 75],
    ],
  ],
  三: [
    [
      [20, 20],
      [80, 18],
    ],
    [
      [26, 49],
      [74, 47],
    ],
    [
      [10, 83],
      [90, 80],
    ],
  ],
  十: [
    [
      [10, 45],
      [90, 42],
    ],
    [
      [50, 10],
      [50, 92],
    ],
  ],
  川: [
    [
      [22, 15],
      [20, 60],
      [10, 88],
    ],
    [
      [50, 20],
      [50, 75],
    ],
    [
      [80, 12],
      [80, 92],
    ],
  ],
  大: [
    [
      [12, 38],
      [88, 35],
    ],
    [
      [50, 8],
      [46, 45],
      [30, 72],
      [10, 92],
    ],
    [
      [48, 40],
      [65, 70],
      [92, 90],
    ],
  ],
  木: [
    [
      [12, 32],
      [88, 30],
    ],
    [
      [50, 8],
      [50, 94],
    ],
    [
      [48, 34],
      [30, 62],
      [8, 78],
    ],
    [
      [52, 34],
      [70, 60],
      [92, 76],
    ],
  ],
  口: [
    [
      [22, 24],
      [26, 80],
    ],
    [
      [22, 24],
      [78, 22],
      [73, 76],
    ],
    [
      [26, 76],
      [74, 75],
    ],
  ],
  日: [
    [
      [28, 14],
      [28, 90],
    ],
    [
      [28, 14],
      [74, 13],
      [74, 90],
    ],
    [
      [28, 50],
      [73, 49],
    ],
    [
      [28, 86],
      [73, 85],
    ],
  ],
  田: [
    [
      [16, 20],
      [18, 86],
    ],
    [
      [16, 20],
      [84, 18],
      [82, 86],
    ],
    [
      [50, 20],
      [50, 82],
    ],
    [
      [18, 52],
      [82, 50],
    ],
    [
      [18, 82],
      [82, 81],
    ],
  ],
  山: [
    [
      [50, 12],
      [50, 80],
    ],
    [
      [16, 40],
      [16, 84],
      [84, 82],
    ],
    [
      [84, 38],
      [84, 88],
    ],
  ],
  小: [
    [
      [50, 10],
      [50, 88],
      [40, 78],
    ],
    [
      [30, 38],
      [24, 52],
      [12, 68],
    ],
    [
      [70, 36],
      [88, 62],
    ],
  ],
}

export function getDrawing(character: string): readonly Stroke[] {
  const strokes = drawnCharacters[character]
  if (strokes === undefined) throw new Error(`${character} was not drawn for the tests`)
  return strokes
}

export function buildTemplateSet(): TemplateSet {
  const templates = Object.entries(drawnCharacters).map(([character, strokes]) => ({
    character,
    drawing: toDrawing(strokes),
  }))
  return { templates }
}
