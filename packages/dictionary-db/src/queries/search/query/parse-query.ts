/** One thing that was asked for; what was asked for together must all be there. */
export interface QueryTerm {
  text: string
  /** Typed in quotation marks: exactly this, nothing undone and nothing added. */
  isPhrase: boolean
  hasWildcard: boolean
}

/** `#n5`, `strokes:8`: a tag has no value. */
export interface QueryTag {
  /** As typed, for the page to show. */
  text: string
  field: string | null
  value: string
}

export interface ParsedQuery {
  normalized: string
  terms: QueryTerm[]
  excluded: QueryTerm[]
  tags: QueryTag[]
}

const longestQuery = 500
const mostTerms = 8

const fields = new Set([
  'on',
  'kun',
  'strokes',
  'grade',
  'skip',
  'radical',
  'kanji',
  'component',
  'jlpt',
])

/** A quoted phrase, or a run without spaces; a minus in front excludes it. */
const piecePattern = /(-?)"([^"]*)"?|([^\s"]+)/gu

/** Reads a query by the grammar of the search field; every text is a query. */
export function parseQuery(query: string): ParsedQuery {
  const normalized = normalizeQuery(query)
  const parsed: ParsedQuery = { normalized, terms: [], excluded: [], tags: [] }
  for (const [, minus = '', phrase, run] of normalized.matchAll(piecePattern)) {
    if (phrase !== undefined) addTerm(minus === '-' ? parsed.excluded : parsed.terms, phrase, true)
    else if (run !== undefined) addRun(parsed, run)
  }
  return parsed
}

/**
 * One width, one kind of quotation mark and of space; no control characters and no halves of a
 * surrogate pair, which no text of the dictionary has.
 */
function normalizeQuery(query: string): string {
  return query
    .slice(0, longestQuery)
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cs}\p{Cf}\p{Co}\p{Cn}\s]+/gu, ' ')
    .replace(/[“”„‟«»″]/gu, '"')
    .slice(0, longestQuery)
    .trim()
}

function addRun(parsed: ParsedQuery, run: string): void {
  const tag = parseTag(run)
  if (tag !== undefined) parsed.tags.push(tag)
  else if (/^[-−].+/u.test(run)) addTerm(parsed.excluded, run.slice(1), false)
  else addTerm(parsed.terms, run, false)
}

function parseTag(run: string): QueryTag | undefined {
  if (/^#./u.test(run)) return { text: run, field: null, value: run.slice(1).toLowerCase() }
  const [, field = '', value = ''] = /^([a-z]+):(.+)$/iu.exec(run) ?? []
  return fields.has(field.toLowerCase())
    ? { text: run, field: field.toLowerCase(), value: value.toLowerCase() }
    : undefined
}

function addTerm(terms: QueryTerm[], text: string, isPhrase: boolean): void {
  const trimmed = text.trim()
  if (trimmed === '' || terms.length >= mostTerms) return
  const hasWildcard = !isPhrase && /[*?]/u.test(trimmed) && /[^*?]/u.test(trimmed)
  terms.push({ text: trimmed, isPhrase, hasWildcard })
}
