import { toVerbKey } from '@kotonoha/study/block-lists/build-block-list'

/** A comma or semicolon within brackets parts nothing: "to let up (rain, noise)". */
const betweenMeanings = /[,;] (?![^(]*\))/

/** Right answers of what is written, the shown text first: "sun, day" is also "sun" and "day". */
export function listWrittenMeanings({
  meaning,
  accept,
}: {
  meaning: string
  accept: readonly string[]
}): string[] {
  return [...new Set([meaning, ...splitMeanings(meaning), ...accept])]
}

/** What a shown text says: "sun" and "day" of "sun, day". */
export function splitMeanings(shown: string): string[] {
  return shown.split(betweenMeanings)
}

/** The accepted answers that are refused as well, with "to" and article or without. */
export function listContradicted(
  accepted: readonly string[],
  refuse: Readonly<Record<string, string>>,
): string[] {
  const refused = new Set(Object.keys(refuse).map(toVerbKey))
  return accepted.filter((answer) => refused.has(toVerbKey(answer)))
}
