import { XmlError } from './xml-error'

/** What stands before the root element. */
export interface XmlProlog {
  entities: ReadonlyMap<string, string>
  comments: string[]
  /** Index of the root element's `<`. */
  rootAt: number
}

const entityDeclaration = /<!ENTITY\s+([^\s%"]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g
const comment = /<!--[\s\S]*?-->/g

/** Index after the document type declaration, or undefined when the text ends inside it. */
function findDoctypeEnd(xml: string, start: number): number | undefined {
  const firstEnd = xml.indexOf('>', start)
  const subset = xml.indexOf('[', start)
  if (firstEnd === -1) return undefined
  if (subset === -1 || subset > firstEnd) return firstEnd + 1
  const end = /\]\s*>/g
  end.lastIndex = subset
  const match = end.exec(xml)
  return match === null ? undefined : match.index + match[0].length
}

/**
 * Reads what stands before the root element; undefined when more text is needed.
 *
 * Entities are taken from the internal subset only: nothing is ever fetched.
 */
export function parseProlog(xml: string): XmlProlog | undefined {
  const entities = new Map<string, string>()
  const comments: string[] = []
  let index = 0
  for (;;) {
    while (/\s/.test(xml.charAt(index))) index += 1
    if (xml.length - index < 4) return undefined
    if (xml.startsWith('<?', index) || xml.startsWith('<!--', index)) {
      const isComment = xml.startsWith('<!--', index)
      const mark = isComment ? '-->' : '?>'
      const end = xml.indexOf(mark, index)
      if (end === -1) return undefined
      if (isComment) comments.push(xml.slice(index + 4, end).trim())
      index = end + mark.length
    } else if (xml.startsWith('<!', index)) {
      const end = findDoctypeEnd(xml, index)
      if (end === undefined) return undefined
      for (const match of xml.slice(index, end).replace(comment, '').matchAll(entityDeclaration)) {
        entities.set(match[1] ?? '', match[2] ?? match[3] ?? '')
      }
      index = end
    } else if (xml.startsWith('<', index)) {
      return { entities, comments, rootAt: index }
    } else {
      throw new XmlError('text before the root element', index)
    }
  }
}
