/** A word of a gloss or of a query, in lower case without accents or apostrophes. */
export interface EnglishToken {
  text: string
  /** Inside a remark in brackets, which says less about the sense than the gloss itself. */
  isRemark: boolean
}

/**
 * Cuts English into tokens. `don't` is one token, `T-shirt` two and the compound, `café` is `cafe`.
 */
export function tokenizeEnglish(text: string): EnglishToken[] {
  const plain = withoutAccents(text).replace(/['’]/gu, '').toLowerCase()
  const tokens: EnglishToken[] = []
  let depth = 0
  for (const piece of plain.match(/[a-z0-9]+|[()[\]]|[\u00df-\u024f\u0370-\u04ff]+/gu) ?? []) {
    if (piece === '(' || piece === '[') depth += 1
    else if (piece === ')' || piece === ']') depth = Math.max(0, depth - 1)
    else tokens.push({ text: piece, isRemark: depth > 0 })
  }
  return tokens
}

function withoutAccents(text: string): string {
  const isAscii = /^[ -~]*$/u.test(text)
  return isAscii ? text : text.normalize('NFKD').replace(/[\u0300-\u036f]/gu, '')
}

/** `e-mail` → `email`: compounds are found joined as well as apart. */
export function listJoinedCompounds(text: string): string[] {
  if (!text.includes('-')) return []
  return (text.toLowerCase().match(/[a-z0-9]+(?:-[a-z0-9]+)+/gu) ?? []).map((compound) =>
    compound.replaceAll('-', ''),
  )
}

const articles = new Set(['a', 'an', 'the'])

/** Tokens that decide what a gloss means: no articles, and no `to` of an infinitive in front. */
export function withoutFillers(tokens: EnglishToken[]): EnglishToken[] {
  const first = tokens[0]
  const isInfinitive = first?.text === 'to' && tokens.length > 1 && tokens[1]?.isRemark === false
  const kept = (isInfinitive ? tokens.slice(1) : tokens).filter(
    (token) => !articles.has(token.text),
  )
  return kept.length === 0 ? tokens : kept
}

export function isInfinitive(tokens: readonly EnglishToken[]): boolean {
  return tokens.length > 1 && tokens[0]?.text === 'to'
}
