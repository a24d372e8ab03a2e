/** Nobody means more; deeper ones are made to exhaust the stack of whoever writes them out. */
const maxDepth = 64

/**
 * Keys and values that a body may hold. What the service keeps of a body fits 8 KiB, which has
 * room for a third of that; tens of thousands of keys would cost the whole process half a second.
 */
const maxValues = 4_000

const [quote, backslash, comma, colon] = toCodes('"\\,:')
const [bracket, brace, endBracket, endBrace] = toCodes('[{]}')

function toCodes(characters: string): (number | undefined)[] {
  return [...characters].map((each) => each.charCodeAt(0))
}

/**
 * Throws when a JSON text is nested too deep or has too many values. Looks at each character once,
 * whatever the text: it comes from anybody, before anything is known about them.
 */
export function checkJsonShape(json: string): void {
  let depth = 0
  let valueCount = 1
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index)
    if (code === quote) index = findTextEnd(json, index + 1)
    else if (code === comma || code === colon) valueCount += 1
    else if (code === bracket || code === brace) depth += 1
    else if (code === endBracket || code === endBrace) depth -= 1
    if (depth > maxDepth || valueCount > maxValues) throw new Error('too deep or too many values')
  }
}

/** Where the text ends that begins at `start`; the end of all where it is never closed. */
function findTextEnd(json: string, start: number): number {
  for (let index = start; index < json.length; index += 1) {
    const code = json.charCodeAt(index)
    if (code === quote) return index
    if (code === backslash) index += 1
  }
  return json.length
}
