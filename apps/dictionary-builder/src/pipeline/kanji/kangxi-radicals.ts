import type { RadicalRow } from '../../sources/kanjium/kanjium-rows'

export interface KangxiRadical {
  number: number
  literal: string
  names: string[]
  meaning: string | null
  strokeCount: number | null
}

/** Unicode lists the 214 radicals in Kangxi order from here. */
const firstKangxiRadical = 0x2f00

/** The 214 radicals, and other shapes of them (氵 of 水). */
export class KangxiRadicals {
  private readonly byNumber = new Map<number, KangxiRadical>()
  private readonly byShape = new Map<string, RadicalRow>()

  add(row: RadicalRow): void {
    this.byShape.set(row.literal, row)
    if (row.variantOf === null) this.byNumber.set(row.number, row)
  }

  get(number: number): KangxiRadical {
    const known = this.byNumber.get(number)
    if (known !== undefined) {
      const { literal, names, meaning, strokeCount } = known
      return { number, literal, names, meaning, strokeCount }
    }
    // Without the list of radicals, the character itself is still known: NFKC turns the radical
    // sign into the ordinary character.
    const literal = String.fromCodePoint(firstKangxiRadical + number - 1).normalize('NFKC')
    return { number, literal, names: [], meaning: null, strokeCount: null }
  }

  /** The radical, or other shape of one, that is written so. */
  findShape(literal: string): RadicalRow | undefined {
    return this.byShape.get(literal)
  }
}
