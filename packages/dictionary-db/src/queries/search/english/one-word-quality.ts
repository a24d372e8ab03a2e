import { glossQuality } from './gloss-quality'

const positions = 32
/** Marks of a gloss (two bits), in a remark, another form. */
const kinds = 16
/** Of longer glosses a word is as small a part. */
const longestCore = 63

/**
 * How well a gloss says one word: the answers of `glossQuality` to all that can be asked, since a
 * crowded word asks sixty thousand times. Read it at `placeOfQuality`.
 */
export function listQualitiesOfOneWord(isLittle: boolean, asksForVerb: boolean): Int16Array {
  const place = (isLittle ? 1 : 0) + (asksForVerb ? 2 : 0)
  const known = lists[place] ?? fillQualities(isLittle, asksForVerb)
  lists[place] = known
  return known
}

const lists: Int16Array[] = []

/** `kind` has the marks of the gloss in its lower bits, then whether in a remark, then another form. */
export function placeOfQuality(coreLength: number, position: number, kind: number): number {
  return (
    ((coreLength > longestCore ? longestCore : coreLength) * positions + position) * kinds + kind
  )
}

function fillQualities(isLittle: boolean, asksForVerb: boolean): Int16Array {
  const list = new Int16Array((longestCore + 1) * positions * kinds)
  for (let coreLength = 0; coreLength <= longestCore; coreLength += 1) {
    for (let position = 0; position < positions; position += 1) {
      for (let kind = 0; kind < kinds; kind += 1) {
        list[placeOfQuality(coreLength, position, kind)] = glossQuality({
          coreLength,
          marks: kind & 3,
          termCount: 1,
          firstPosition: position,
          lastPosition: position,
          isAdjacent: true,
          isInRemark: (kind & 4) !== 0,
          usesRemark: false,
          isObjectFirst: false,
          isOtherForm: (kind & 8) !== 0,
          isLittle,
          asksForVerb,
          impliesVerb: false,
        })
      }
    }
  }
  return list
}
