import { SourceError } from '../source-error'
import { XmlElementParser } from './parse-element'
import { parseProlog } from './parse-prolog'
import type { XmlElement } from './xml-element'
import { XmlError } from './xml-error'

/** A large XML file whose root holds a long row of records. */
export interface XmlRecords {
  entities: ReadonlyMap<string, string>
  /** Comments before the root element: the EDRDG files date themselves there. */
  comments: string[]
  /** The root's children, one at a time. */
  records: AsyncIterable<XmlRecord>
  /** For a caller that does not read the records. */
  close: () => Promise<void>
}

export interface XmlRecord {
  element: XmlElement
  /** An error that names the record's line; to be made before the next record is asked for. */
  fault: (problem: string) => SourceError
}

/** No record or prolog is a tenth as long; one that is was never closed. */
const longestRecord = 4 * 1024 * 1024

/** A window on the text: what was read and not yet parsed. */
class XmlWindow {
  text = ''
  index = 0
  #line = 1
  readonly #pieces: AsyncIterator<string>

  constructor(
    readonly file: string,
    pieces: AsyncIterable<string>,
  ) {
    this.#pieces = pieces[Symbol.asyncIterator]()
  }

  /** Adds a piece of the file; false at its end. */
  async grow(): Promise<boolean> {
    if (this.text.length - this.index > longestRecord) {
      throw this.fault('a tag is never closed')
    }
    const next = await this.#pieces.next()
    if (next.done === true) return false
    this.#line = this.lineAt(this.index)
    this.text = this.text.slice(this.index) + next.value
    this.index = 0
    return true
  }

  /** Index of `needle` at or after the window's index, reading on as far as needed. */
  async find(needle: string): Promise<number> {
    let searched = 0
    for (;;) {
      const found = this.text.indexOf(needle, this.index + searched)
      if (found !== -1) return found
      searched = Math.max(0, this.text.length - this.index - needle.length)
      if (!(await this.grow())) return -1
    }
  }

  /** Moves to the next character that is not blank; false at the end of the file. */
  async skipBlank(): Promise<boolean> {
    for (;;) {
      while (this.index < this.text.length && this.text.charCodeAt(this.index) <= 0x20) {
        this.index += 1
      }
      if (this.text.length - this.index >= 4) return true
      if (!(await this.grow())) return this.index < this.text.length
    }
  }

  lineAt(index: number): number {
    let line = this.#line
    for (let at = this.text.indexOf('\n'); at !== -1 && at < index; ) {
      line += 1
      at = this.text.indexOf('\n', at + 1)
    }
    return line
  }

  fault(problem: string, index = this.index): SourceError {
    return new SourceError(this.file, problem, `line ${this.lineAt(index)}`)
  }

  async close(): Promise<void> {
    await this.#pieces.return?.()
  }
}

async function skipComment(window: XmlWindow): Promise<void> {
  const end = await window.find('-->')
  if (end === -1) throw window.fault('a comment is not closed')
  window.index = end + 3
}

async function* readRecords(
  window: XmlWindow,
  root: string,
  entities: ReadonlyMap<string, string>,
): XmlRecords['records'] {
  const closingRoot = `</${root}>`
  try {
    for (;;) {
      if (!(await window.skipBlank())) {
        throw window.fault(`the file is truncated: ${closingRoot} is missing`)
      }
      if (window.text.startsWith('<!--', window.index)) {
        await skipComment(window)
        continue
      }
      if (window.text.startsWith('</', window.index)) {
        const end = await window.find('>')
        const tag = window.text.slice(window.index, end + 1)
        if (tag.replace(/\s/g, '') !== closingRoot) throw window.fault(`${tag} closes nothing`)
        window.index = end + 1
        break
      }
      const nameEnd = await window.find('>')
      const name = /^<([\w:.-]+)/.exec(window.text.slice(window.index, nameEnd + 1))?.[1]
      if (name === undefined) throw window.fault('text between the records')
      const closing = `</${name}>`
      const end = await window.find(closing)
      if (end === -1) throw window.fault(`the file is truncated: ${closing} is missing`)
      const parser = new XmlElementParser(window.text, window.index, entities)
      const start = window.index
      const element = parseOrFault(window, parser)
      window.index = parser.index
      yield { element, fault: (problem) => window.fault(problem, start) }
    }
    while (await window.skipBlank()) {
      if (!window.text.startsWith('<!--', window.index)) throw window.fault('text after the end')
      await skipComment(window)
    }
  } finally {
    await window.close()
  }
}

function parseOrFault(window: XmlWindow, parser: XmlElementParser): XmlElement {
  try {
    return parser.parseElement()
  } catch (cause) {
    if (cause instanceof XmlError) throw window.fault(cause.message, cause.index)
    throw cause
  }
}

/** Opens a large XML file: its declarations at once, its records as they are asked for. */
export async function openXmlRecords(
  file: string,
  pieces: AsyncIterable<string>,
  root: string,
): Promise<XmlRecords> {
  const window = new XmlWindow(file, pieces)
  let prolog: ReturnType<typeof parseProlog>
  while (prolog === undefined) {
    if (!(await window.grow())) throw window.fault('the file ends before its first element')
    try {
      prolog = parseProlog(window.text)
    } catch (cause) {
      if (cause instanceof XmlError) throw window.fault(cause.message, cause.index)
      throw cause
    }
  }
  window.index = prolog.rootAt
  const rootEnd = await window.find('>')
  const name = /^<([\w:.-]+)/.exec(window.text.slice(window.index, rootEnd + 1))?.[1]
  if (name !== root) throw window.fault(`the root element is <${name ?? '?'}>, not <${root}>`)
  window.index = rootEnd + 1
  const { entities, comments } = prolog
  return {
    entities,
    comments,
    records: readRecords(window, root, entities),
    close: () => window.close(),
  }
}
