/** Names of the parts that are no kanji of the curriculum. */
export const componentNames: ReadonlyMap<string, readonly string[]> = new Map([])
