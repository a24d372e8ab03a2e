/**
 * The JIS files have no character for some components and write a kanji that contains one
 * instead: 込 stands for 辶. No file uses the stand-in for itself.
 *
 * Shapes are those of KRADFILE-U where it has one (found by comparing both files' lines for the
 * same kanji), else the ones that the image names in RADKFILE mean. 艹 rather than the radical
 * character ⺾, because KanjiVG and all fonts have it.
 */
const shapeOfStandIn: ReadonlyMap<string, string> = new Map([
  ['化', '亻'],
  ['个', '𠆢'],
  ['并', '丷'],
  ['刈', '刂'],
  ['乞', '𠂉'],
  ['込', '辶'],
  ['尚', '⺌'],
  ['忙', '忄'],
  ['扎', '扌'],
  ['汁', '氵'],
  ['犯', '犭'],
  ['艾', '艹'],
  ['⺾', '艹'],
  ['邦', '⻏'],
  ['阡', '⻖'],
  ['老', '耂'],
  ['杰', '灬'],
  ['礼', '礻'],
  ['疔', '疒'],
  ['禹', '禸'],
  ['初', '衤'],
  ['買', '罒'],
  ['滴', '啇'],
])

export function toComponentShape(written: string): string {
  return shapeOfStandIn.get(written) ?? written
}
