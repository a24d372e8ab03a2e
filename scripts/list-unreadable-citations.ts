import { existsSync } from 'node:fs'

/**
 * Sections of a document other than an RFC, in whichever words, and documents by their folder: no
 * such document is in the repository.
 */
const citations = [
  /(?<!\bRFC \d+,? \(?)\bsections? \d+(?:\.\d+)*/gi,
  /\b(?:specification|design)(?:'s|,| \(|, \()* ?\d+(?:\.\d+)*/gi,
  /\b(?:contracts|shared\/(?:design|contracts|reviews))\/[\w.-]+|\bshared\/specification\b/gi,
]

/** The beginning of a line inside of a comment; what is cited may stand on two lines. */
const lineStart = /\n\s*(?:\/\/|\*(?!\/))? ?/g

const comment = /(?<=^|[\s{(,;])(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm

/** What code names that nobody with a clone can open: documents elsewhere, and lost ones. */
export function listUnreadableCitations(code: string): string[] {
  const cited = citations.flatMap((pattern) => code.replace(lineStart, ' ').match(pattern) ?? [])
  const named = (code.match(comment) ?? [])
    .flatMap((text) => text.match(/(?<![\w./:-])[\w.][\w./-]*\.md\b/g) ?? [])
    .filter((path) => !existsSync(path))
  return [...new Set([...cited, ...named])]
}
