/** `{寺}` or, with another accepted sense of the part, `{月=flesh}`. */
const partInBraces = /\{([^}=]+)(?:=([^}]+))?\}/gu

export interface NamedPart {
  literal: string
  /** How the part is called here instead of by its name. */
  as: string | null
}

/** The parts that a text names, in order. */
export function listNamedParts(text: string): NamedPart[] {
  return [...text.matchAll(partInBraces)].map(([, literal = '', as]) => ({
    literal,
    as: as ?? null,
  }))
}

/** What stands between double stars. */
export function listEmphasised(text: string): string[] {
  return [...text.matchAll(/\*\*(.+?)\*\*/gu)].map(([, words = '']) => words)
}

/** How many sentences a text has; a quotation within one ends none. */
export function countSentences(text: string): number {
  const plain = text.replaceAll(/\*\*|[{}]/gu, '')
  return plain.split(/[.!?]["']?\s+(?=\p{Lu}|\p{sc=Han}|")/u).length
}
