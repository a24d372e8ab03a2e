import type { SkipCode } from '@kotonoha/japanese/skip-code'

export interface SkipPattern {
  pattern: SkipCode['pattern']
  label: string
  /** Well-known kanji of the pattern. */
  examples: string
  /** The code of the first example: where the steppers begin. */
  start: SkipCode
  /** What the two counts count. */
  countLabels: readonly [first: string, second: string]
}

/** Codes of the examples are those that KANJIDIC2 gives. */
export const skipPatterns: readonly SkipPattern[] = [
  {
    pattern: 1,
    label: 'Left and right',
    examples: '相 明 語',
    start: { pattern: 1, first: 4, second: 5 },
    countLabels: ['Strokes of the left part', 'Strokes of the right part'],
  },
  {
    pattern: 2,
    label: 'Top and bottom',
    examples: '字 男 書',
    start: { pattern: 2, first: 3, second: 3 },
    countLabels: ['Strokes of the top part', 'Strokes of the bottom part'],
  },
  {
    pattern: 3,
    label: 'Enclosure',
    examples: '国 店 道',
    start: { pattern: 3, first: 3, second: 5 },
    countLabels: ['Strokes of the enclosure', 'Strokes inside'],
  },
  {
    pattern: 4,
    label: 'Solid',
    examples: '下 土 中',
    start: { pattern: 4, first: 3, second: 1 },
    countLabels: ['Strokes', 'Shape'],
  },
]

export interface SolidShape {
  shape: 1 | 2 | 3 | 4
  label: string
  examples: string
}

/** The last number of pattern 4. */
export const solidShapes: readonly SolidShape[] = [
  { shape: 1, label: 'Line on top', examples: '下 子' },
  { shape: 2, label: 'Line at the bottom', examples: '上 山' },
  { shape: 3, label: 'Line through', examples: '中 木' },
  { shape: 4, label: 'Other', examples: '大 人' },
]

/** The pattern as SKIP draws it: the parts of a square in two tints. */
export function SkipPatternIcon({ pattern }: { pattern: SkipCode['pattern'] }) {
  return (
    <svg aria-hidden="true" className="skip-icon" viewBox="0 0 24 24" width={28} height={28}>
      {pattern === 1 && <path className="skip-icon-part" d="M2 2h9v20H2z" />}
      {pattern === 1 && <path className="skip-icon-rest" d="M13 2h9v20h-9z" />}
      {pattern === 2 && <path className="skip-icon-part" d="M2 2h20v9H2z" />}
      {pattern === 2 && <path className="skip-icon-rest" d="M2 13h20v9H2z" />}
      {pattern === 3 && <path className="skip-icon-part" d="M2 2h20v20h-4V6H6v16H2z" />}
      {pattern === 3 && <path className="skip-icon-rest" d="M8 8h8v14H8z" />}
      {pattern === 4 && <path className="skip-icon-part" d="M2 2h20v20H2z" />}
    </svg>
  )
}

/** Where the main line of a solid kanji lies. */
export function SolidShapeIcon({ shape }: { shape: SolidShape['shape'] }) {
  return (
    <svg aria-hidden="true" className="skip-icon" viewBox="0 0 24 24" width={28} height={28}>
      <path className="skip-icon-rest" d="M2 2h20v20H2z" />
      {shape === 1 && <path className="skip-icon-part" d="M2 2h20v5H2z" />}
      {shape === 2 && <path className="skip-icon-part" d="M2 17h20v5H2z" />}
      {shape === 3 && <path className="skip-icon-part" d="M9.5 2h5v20h-5z" />}
    </svg>
  )
}
