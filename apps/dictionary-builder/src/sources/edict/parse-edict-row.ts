import type { JmdictSense } from '../jmdict/jmdict-entry'
import { findEdictMarkKind } from './edict-codes'

/** A line of EDICT: one written form with one reading, and the senses. */
export interface EdictRow {
  text: string
  reading: string
  isCommon: boolean
  /** Marks on this spelling alone: `iK`, `io`, `oK`, `ateji`. */
  formNotes: string[]
  /** Marks on this reading alone: `ik`, `ok`, `gikun`. */
  readingNotes: string[]
  senses: JmdictSense[]
  /** The senses as written, without what belongs to this row alone. Equal in rows of one word. */
  meaningKey: string
}

const rowPattern = /^(\S+)(?: \[([^\]]+)\])? \/(.*)\/\s*$/u
const leadingMark = /^\(([A-Za-z0-9,:;-]+)\) ?/
/** `(fre: abricot)`, `(wasei: one-day)`. */
const sourceNote = / ?\((wasei|[a-z]{3}): ?([^()]*)\)/g

function createSense(previous: JmdictSense | undefined): JmdictSense {
  return {
    onlyForForms: [],
    onlyForReadings: [],
    partsOfSpeech: [...(previous?.partsOfSpeech ?? [])],
    crossReferences: [],
    antonyms: [],
    fields: [],
    misc: [],
    notes: [],
    loanSources: [],
    dialects: [],
    glosses: [],
    examples: [],
  }
}

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

/** Takes the marks off the beginning of a gloss and puts them where they belong. */
class RowBuilder {
  readonly senses: JmdictSense[] = []
  readonly formNotes: string[] = []
  readonly readingNotes: string[] = []
  readonly #keys: string[] = []

  get meaningKey(): string {
    return this.#keys.join('/')
  }

  addPart(part: string): void {
    let rest = part
    let key = ''
    let partsOfSpeech: string[] = []
    const marks: [kind: string, code: string][] = []
    let isNewSense = this.senses.length === 0
    for (;;) {
      const match = leadingMark.exec(rest)
      const codes = match?.[1]?.split(',').map((code) => code.replace(/:$/, '')) ?? []
      const kinds = codes.map((code) => (/^\d+$/.test(code) ? 'number' : findEdictMarkKind(code)))
      if (match === null || kinds.includes(undefined)) break
      rest = rest.slice(match[0].length)
      for (const [index, code] of codes.entries()) {
        const kind = kinds[index]
        if (kind === 'number') isNewSense ||= code !== '1'
        else if (kind === 'part-of-speech') partsOfSpeech = [...partsOfSpeech, code]
        else if (kind === 'form') this.formNotes.push(code)
        else if (kind === 'reading') this.readingNotes.push(code)
        else if (kind !== undefined) marks.push([kind, code])
      }
      if (!kinds.some((kind) => kind === 'form' || kind === 'reading')) key += match[0]
    }
    this.#keys.push(key + rest)
    let sense = this.senses.at(-1)
    if (isNewSense || sense === undefined) {
      sense = createSense(sense)
      this.senses.push(sense)
    }
    if (partsOfSpeech.length > 0) sense.partsOfSpeech = partsOfSpeech
    for (const [kind, code] of marks) {
      if (kind === 'misc') sense.misc.push(code)
      else if (kind === 'field') sense.fields.push(code)
      else sense.dialects.push(code)
    }
    addGloss(sense, rest)
  }
}

export function parseEdictRow(line: string): EdictRow | undefined {
  const match = rowPattern.exec(line)
  if (match === null) return undefined
  const [, text = '', reading = text, body = ''] = match
  const parts = body.split('/').filter((part) => part !== '')
  const builder = new RowBuilder()
  for (const part of parts) if (part !== '(P)') builder.addPart(part)
  const senses = builder.senses.filter((sense) => sense.glosses.length > 0)
  if (senses.length === 0) return undefined
  return {
    text,
    reading,
    isCommon: parts.includes('(P)'),
    formNotes: builder.formNotes,
    readingNotes: builder.readingNotes,
    senses,
    meaningKey: builder.meaningKey,
  }
}
