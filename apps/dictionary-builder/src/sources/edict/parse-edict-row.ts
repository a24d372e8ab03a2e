import { createSense } from '../jmdict/create-sense'
import type { JmdictSense } from '../jmdict/jmdict-entry'
import { type EdictMarkKind, findEdictMarkKind } from './edict-codes'

/** A line of EDICT: one written form with one reading. */
export interface EdictRow {
  text: string
  reading: string
  isCommon: boolean
  /** Marks on this spelling alone: `iK`, `io`, `oK`, `ateji`. */
  formNotes: string[]
  /** Marks on this reading alone: `ik`, `ok`, `gikun`. */
  readingNotes: string[]
  /** The senses as written, without what belongs to this row alone. Equal in rows of one word. */
  meaning: string
}

const rowPattern = /^(\S+)(?: \[([^\]]+)\])? \/(.*)\/\s*$/u
/** Marks of a spelling come before all others: `(iK) (n,vs) …`. */
const formMarks = /^(?:\((?:ateji|iK|io|oK|gikun|ik|ok)(?:,(?:ateji|iK|io|oK|gikun|ik|ok))*\) ?)+/
const leadingMark = /^\(([A-Za-z0-9,:;-]+)\) ?/
/** `(fre: abricot)`, `(wasei: one-day)`. */
const sourceNote = / ?\((wasei|[a-z]{3}): ?([^()]*)\)/g

function addGloss(sense: JmdictSense, text: string): void {
  const gloss = text
    .replace(sourceNote, (_whole, language: string, word: string) => {
      const isWasei = language === 'wasei'
      sense.loanSources.push({
        language: isWasei ? 'eng' : language,
        text: word === '' ? null : word,
        isPartial: false,
        isWasei,
      })
      return ''
    })
    .trim()
  if (gloss !== '') sense.glosses.push({ text: gloss, kind: null })
}

/** A gloss with the marks at its beginning taken off. */
interface MarkedGloss {
  marks: { kind: EdictMarkKind | 'number'; code: string }[]
  gloss: string
}

function splitMarks(part: string): MarkedGloss {
  const marks: MarkedGloss['marks'] = []
  let gloss = part
  for (;;) {
    const match = leadingMark.exec(gloss)
    if (match === null) return { marks, gloss }
    const found: MarkedGloss['marks'] = []
    for (const each of match[1]?.split(',') ?? []) {
      const code = each.replace(/:$/, '')
      const kind = /^\d+$/.test(code) ? 'number' : findEdictMarkKind(code)
      // A bracket with anything else in it is part of the gloss.
      if (kind === undefined) return { marks, gloss }
      found.push({ kind, code })
    }
    marks.push(...found)
    gloss = gloss.slice(match[0].length)
  }
}

/** Reads the senses out of a row's meaning. */
export function parseEdictSenses(meaning: string): JmdictSense[] {
  const senses: JmdictSense[] = []
  for (const part of meaning.split('/')) {
    const { marks, gloss } = splitMarks(part)
    const codesOf = (kind: EdictMarkKind): string[] =>
      marks.filter((mark) => mark.kind === kind).map((mark) => mark.code)
    const isNumbered = marks.some((mark) => mark.kind === 'number' && mark.code !== '1')
    let sense = senses.at(-1)
    if (isNumbered || sense === undefined) {
      sense = { ...createSense(), partsOfSpeech: [...(sense?.partsOfSpeech ?? [])] }
      senses.push(sense)
    }
    const partsOfSpeech = codesOf('part-of-speech')
    if (partsOfSpeech.length > 0) sense.partsOfSpeech = partsOfSpeech
    sense.misc.push(...codesOf('misc'))
    sense.fields.push(...codesOf('field'))
    sense.dialects.push(...codesOf('dialect'))
    addGloss(sense, gloss)
  }
  return senses.filter((sense) => sense.glosses.length > 0)
}

/** Undefined for a line that is no row, or whose row has no meaning. */
export function parseEdictRow(line: string): EdictRow | undefined {
  const match = rowPattern.exec(line)
  if (match === null) return undefined
  const [, text = '', reading = text, body = ''] = match
  const formNotes: string[] = []
  const readingNotes: string[] = []
  const marks = formMarks.exec(body)?.[0] ?? ''
  for (const code of marks.match(/\w+/g) ?? []) {
    if (findEdictMarkKind(code) === 'form') formNotes.push(code)
    else readingNotes.push(code)
  }
  const isCommon = body.endsWith('/(P)')
  const meaning = body.slice(marks.length, isCommon ? -'/(P)'.length : undefined)
  if (meaning === '' || meaning === '(P)') return undefined
  return { text, reading, isCommon, formNotes, readingNotes, meaning }
}
