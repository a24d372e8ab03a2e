/** Small kana, each followed by the kana it is a small one of: a drawing does not tell the size. */
const smallAndLarge =
  'ぁあぃいぅうぇえぉおっつゃやゅゆょよゎわァアィイゥウェエォオッツャヤュユョヨヮワヵカヶケ'

/** Characters drawn alike, the second of each pair standing for both. */
const sameForms = 'ヘへベべペぺニ二カ力ロ口タ夕エ工ト卜ハ八リりー一'

function listPairs(text: string): [string, string][] {
  const characters = [...text]
  return characters.flatMap((character, index): [string, string][] => {
    const other = characters[index + 1]
    return index % 2 === 0 && other !== undefined ? [[character, other]] : []
  })
}

const standIns = new Map([...listPairs(smallAndLarge), ...listPairs(sameForms)])

/** The character that stands for all that are drawn like this one. */
export function findLookAlike(character: string): string {
  const standIn = standIns.get(character) ?? character
  return standIns.get(standIn) ?? standIn
}
