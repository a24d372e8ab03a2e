import { SourceError } from '../source-error'
import { XmlElementParser } from './parse-element'
import { parseProlog } from './parse-prolog'
import type { XmlElement } from './xml-element'
import { XmlError } from './xml-error'

/** Parses a small XML document, given whole. */
export function parseXmlDocument(file: string, xml: string): XmlElement {
  try {
    const prolog = parseProlog(xml)
    if (prolog === undefined) throw new XmlError('the file ends before its first element', 0)
    const parser = new XmlElementParser(xml, prolog.rootAt, prolog.entities)
    const root = parser.parseElement()
    if (xml.slice(parser.index).trim() !== '') {
      throw new XmlError('text after the root element', parser.index)
    }
    return root
  } catch (cause) {
    if (!(cause instanceof XmlError)) throw cause
    const line = xml.slice(0, cause.index).split('\n').length
    throw new SourceError(file, cause.message, `line ${line}`, { cause })
  }
}
