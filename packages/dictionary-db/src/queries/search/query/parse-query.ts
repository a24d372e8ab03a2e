import { normalizeQuery, splitQuery } from '@kotonoha/japanese/query-grammar/split-query'
import { dropReadings } from './drop-readings'
import { trimMarks } from './trim-marks'

/** One thing that was asked for; what was asked for together must all be there. */
export interface QueryTerm {
  text: string
  /** Typed in quotation marks: exactly this, nothing undone and nothing added. */
  isPhrase: boolean
  hasWildcard: boolean
  /** Looked for after the text: the question mark it ended in may be a wildcard. */
  pattern?: string
  /** With the marks around it, where there were some. */
  typed?: string
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

const mostTerms = 8
/** Each is tried on every word of English, which takes longer than all else about a query. */
const mostWildcardTerms = 3

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

/** Reads a query by the grammar of the search field; every text is a query. */
export function parseQuery(query: string): ParsedQuery {
  const normalized = normalizeQuery(query)
  const parsed: ParsedQuery = { normalized, terms: [], excluded: [], tags: [] }
  for (const { text, isPhrase, isExcluded } of splitQuery(normalized)) {
    if (isPhrase) addTerm(parsed, { text, isPhrase, isExcluded })
    else addRun(parsed, text)
  }
  return withSomethingAsked(parsed)
}

/** A minus in front of all there is leaves out of nothing: -さん is the ending さん. */
function withSomethingAsked(parsed: ParsedQuery): ParsedQuery {
  const isAsking = parsed.terms.length > 0 || parsed.tags.length > 0
  if (!isAsking) return { ...parsed, terms: parsed.excluded, excluded: [] }
  // A stray mark beside words is none of them: `; 猫`.
  const words = parsed.terms.filter(
    ({ text }) => !/^[\p{P}\p{S}]+$/u.test(text) || /[*?]/u.test(text),
  )
  return words.length === 0 ? parsed : { ...parsed, terms: words }
}

function addRun(parsed: ParsedQuery, run: string): void {
  const tag = parseTag(run)
  if (tag !== undefined) parsed.tags.push(tag)
  else if (/^[-−].+/u.test(run)) {
    addTerm(parsed, { text: run.slice(1), isPhrase: false, isExcluded: true })
  } else addTerm(parsed, { text: run, isPhrase: false, isExcluded: false })
}

function parseTag(run: string): QueryTag | undefined {
  if (/^#./u.test(run)) return { text: run, field: null, value: run.slice(1).toLowerCase() }
  const [, field = '', value = ''] = /^([a-z]+):(.+)$/iu.exec(run) ?? []
  return fields.has(field.toLowerCase())
    ? { text: run, field: field.toLowerCase(), value: value.toLowerCase() }
    : undefined
}

function addTerm(
  { terms, excluded }: Pick<ParsedQuery, 'terms' | 'excluded'>,
  { text, isPhrase, isExcluded }: { text: string; isPhrase: boolean; isExcluded: boolean },
): void {
  const list = isExcluded ? excluded : terms
  const said = isPhrase ? text : dropReadings(text)
  const { text: trimmed, pattern } = isPhrase
    ? { text: said.trim(), pattern: undefined }
    : trimMarks(said.trim())
  if (trimmed === '' || list.length >= mostTerms) return
  const hasWildcard = !isPhrase && /[*?]/u.test(trimmed) && /[^*?]/u.test(trimmed)
  const isOneTooMany =
    [...terms, ...excluded].filter((each) => each.hasWildcard).length >= mostWildcardTerms
  if (hasWildcard && isOneTooMany) return
  list.push({
    text: trimmed,
    isPhrase,
    hasWildcard,
    ...(pattern !== undefined && { pattern }),
    ...(trimmed !== said && { typed: said }),
  })
}
