import { isNode, LineCounter, parseDocument } from 'yaml'
import type { EditionLevel } from './edition-level'
import { editionLevel } from './edition-level'

/** Something to mend in a file of the edition. */
export interface EditionProblem {
  file: string
  /** From 1; null where the whole file is meant. */
  line: number | null
  /** `kanji.3.story` */
  field: string
  message: string
}

/** Finds the line of a field, for those who mend it. */
export type FindLine = (field: readonly PropertyKey[]) => number | null

export type ParsedLevel =
  | { kind: 'level'; level: EditionLevel; findLine: FindLine }
  | { kind: 'broken'; problems: EditionProblem[] }

/** Reads one file; what is wrong with its YAML or its shape is named with line and field. */
export function parseEditionLevel(file: string, source: string): ParsedLevel {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ message, pos }) => ({
      file,
      line: lines.linePos(pos[0]).line,
      field: '',
      // The library adds the place and a picture of the line.
      message: message.split(' at line ')[0] ?? message,
    }))
    return { kind: 'broken', problems }
  }
  const findLine: FindLine = (field) => {
    for (let depth = field.length; depth > 0; depth--) {
      const node = document.getIn(field.slice(0, depth), true)
      if (isNode(node) && node.range != null) return lines.linePos(node.range[0]).line
    }
    return null
  }
  const parsed = editionLevel.safeParse(document.toJS())
  if (parsed.success) return { kind: 'level', level: parsed.data, findLine }
  const problems = parsed.error.issues.map(({ path, message }) => ({
    file,
    line: findLine(path),
    field: path.join('.'),
    message,
  }))
  return { kind: 'broken', problems }
}
