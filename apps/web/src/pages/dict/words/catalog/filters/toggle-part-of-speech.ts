import {
  listPartOfSpeechCodes,
  type PartOfSpeechGroup,
  partsOfSpeech,
} from '@kotonoha/japanese/part-of-speech'

/** Whether the filter takes words of this code, by itself or through its group. */
export function isPartOfSpeechChosen(chosen: readonly string[], code: string): boolean {
  const group = partsOfSpeech.find((each) => each.code === code)?.group
  return chosen.includes(code) || (group !== undefined && chosen.includes(group))
}

/** A whole family on or off; single ones of it are taken up by it. */
export function toggleGroup(chosen: readonly string[], group: PartOfSpeechGroup): string[] {
  const codes = listPartOfSpeechCodes(group)
  const others = chosen.filter((each) => each !== group && !codes.includes(each))
  return chosen.includes(group) ? others : [...others, group]
}

/**
 * One code on or off. Taking one out of a chosen family leaves the rest of it; putting the last
 * one in makes it the family, so that the URL stays short.
 */
export function togglePartOfSpeech(
  chosen: readonly string[],
  { code, group }: { code: string; group: PartOfSpeechGroup },
): string[] {
  const codes = listPartOfSpeechCodes(group)
  const others = chosen.filter((each) => each !== group && !codes.includes(each))
  const ofGroup = codes.filter((each) => isPartOfSpeechChosen(chosen, each) !== (each === code))
  return ofGroup.length === codes.length ? [...others, group] : [...others, ...ofGroup]
}
