import type { XmlElement } from './xml-element'
import { XmlError } from './xml-error'

const noAttributes: Readonly<Record<string, string>> = Object.freeze({})

const predefined: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const lessThan = 0x3c
const slash = 0x2f
const exclamation = 0x21

const tagName = /[A-Za-z_][\w:.-]*/y
const attribute = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const tagEnd = /\s*(\/?)>/y
const closingTag = /<\/([A-Za-z_][\w:.-]*)\s*>/y
const reference = /&(?:#(\d+)|#x([0-9a-fA-F]+)|([A-Za-z_][\w.-]*));|&/g
const soleReference = /^&([A-Za-z_][\w.-]*);$/

function matchAt(pattern: RegExp, xml: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index
  return pattern.exec(xml)
}

/**
 * Reads elements out of XML text.
 *
 * Written for the EDRDG and KanjiVG files: no namespaces processing, no processing instructions
 * inside elements, entities whose text holds no markup. Everything else that XML demands of a
 * well-formed element is checked. A general SAX parser took three times as long.
 */
export class XmlElementParser {
  readonly #xml: string
  readonly #entities: ReadonlyMap<string, string>
  #index: number

  constructor(xml: string, index: number, entities: ReadonlyMap<string, string>) {
    this.#xml = xml
    this.#index = index
    this.#entities = entities
  }

  /** Index after what was read. */
  get index(): number {
    return this.#index
  }

  /** Reads the element whose `<` is at the index. */
  parseElement(): XmlElement {
    const xml = this.#xml
    const start = this.#index
    const name = matchAt(tagName, xml, start + 1)?.[0]
    if (xml.charCodeAt(start) !== lessThan || name === undefined) {
      throw new XmlError('a start tag was expected', start)
    }
    this.#index = start + 1 + name.length
    const attributes = this.#parseAttributes()
    const end = matchAt(tagEnd, xml, this.#index)
    if (end === null) throw new XmlError(`the tag <${name}> is malformed`, start)
    this.#index += end[0].length
    const element: XmlElement = { name, attributes, children: [], text: '', entity: null }
    if (end[1] !== '/') this.#parseContents(element, start)
    return element
  }

  #parseAttributes(): Readonly<Record<string, string>> {
    let attributes: Record<string, string> | undefined
    for (;;) {
      const match = matchAt(attribute, this.#xml, this.#index)
      if (match === null) return attributes ?? noAttributes
      const name = match[1] ?? ''
      attributes ??= {}
      if (name in attributes) throw new XmlError(`attribute ${name} is given twice`, this.#index)
      attributes[name] = this.#resolve(match[2] ?? match[3] ?? '', this.#index)
      this.#index += match[0].length
    }
  }

  #parseContents(element: XmlElement, start: number): void {
    const xml = this.#xml
    for (;;) {
      const next = xml.indexOf('<', this.#index)
      if (next === -1) throw new XmlError(`the element <${element.name}> is not closed`, start)
      if (next > this.#index) this.#addText(element, xml.slice(this.#index, next))
      this.#index = next
      const following = xml.charCodeAt(next + 1)
      if (following === slash) {
        const closing = matchAt(closingTag, xml, next)
        if (closing?.[1] !== element.name) {
          throw new XmlError(`<${element.name}> was expected to be closed`, next)
        }
        this.#index = next + closing[0].length
        return
      }
      if (following === exclamation) this.#skipComment()
      else element.children.push(this.parseElement())
    }
  }

  #skipComment(): void {
    const start = this.#index
    const end = this.#xml.startsWith('<!--', start) ? this.#xml.indexOf('-->', start + 4) : -1
    if (end === -1) throw new XmlError('markup that is neither an element nor a comment', start)
    this.#index = end + 3
  }

  #addText(element: XmlElement, raw: string): void {
    if (!raw.includes('&')) {
      // Line breaks between child elements are no text of anybody's.
      if (element.children.length === 0 || raw.trim() !== '') element.text += raw
      return
    }
    const name = soleReference.exec(raw)?.[1]
    if (name !== undefined && !(name in predefined)) element.entity = name
    element.text += this.#resolve(raw, this.#index)
  }

  #resolve(raw: string, index: number): string {
    if (!raw.includes('&')) return raw
    return raw.replace(reference, (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return String.fromCodePoint(Number.parseInt(decimal, 10))
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
      if (name === undefined) throw new XmlError('an & that begins no reference', index)
      const text = predefined[name] ?? this.#entities.get(name)
      if (text === undefined) throw new XmlError(`the entity ${whole} is not declared`, index)
      return text
    })
  }
}
