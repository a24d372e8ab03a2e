/** Where a word of English stands, packed into one number: the gloss and the place in it. */
const glossMask = 2 ** 20 - 1
const positionShift = 20
const lastPosition = 31
const remark = 1 << 25
const joined = 1 << 26

export interface GlossPlace {
  gloss: number
  /** Number of the token in its gloss, from 0, fillers not counted; 31 for any later one. */
  position: number
  isRemark: boolean
  /** A compound of which the parts stand there too (`email` for `e-mail`). */
  isJoined: boolean
}

export function packGlossPlace(place: GlossPlace): number {
  return (
    place.gloss |
    (Math.min(place.position, lastPosition) << positionShift) |
    (place.isRemark ? remark : 0) |
    (place.isJoined ? joined : 0)
  )
}

export function glossOfPlace(packed: number): number {
  return packed & glossMask
}

export function positionOfPlace(packed: number): number {
  return (packed >>> positionShift) & lastPosition
}

export function isRemarkPlace(packed: number): boolean {
  return (packed & remark) !== 0
}

export function isJoinedPlace(packed: number): boolean {
  return (packed & joined) !== 0
}
