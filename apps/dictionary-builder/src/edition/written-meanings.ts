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
