import type { WrittenStroke } from './practice-state'

export interface PracticeResult {
  /** 0 to 100. */
  score: number
  /** The strokes that did not come at once. */
  toWatch: { strokeIndex: number; remarks: string[] }[]
}

/** A stroke counts whole at the first try, half at the second, and no more once it was shown. */
export function toPracticeResult(written: readonly WrittenStroke[]): PracticeResult {
  const credit = written.reduce((sum, stroke) => sum + toCredit(stroke), 0)
  return {
    score: written.length === 0 ? 0 : Math.round((100 * credit) / written.length),
    toWatch: written.flatMap((stroke, strokeIndex) => {
      const remarks = listRemarks(stroke)
      return remarks.length === 0 ? [] : [{ strokeIndex, remarks }]
    }),
  }
}

function toCredit({ misses, wasHinted }: WrittenStroke): number {
  if (wasHinted) return 0
  return misses.length === 0 ? 1 : 0.5
}

/** Each reason once; a hint that was asked for is worth a remark where nothing went wrong. */
function listRemarks({ misses, wasHinted }: WrittenStroke): string[] {
  if (misses.length === 0 && wasHinted) return ['You looked at the hint.']
  return [...new Set(misses.map(({ reason }) => reason))]
}
