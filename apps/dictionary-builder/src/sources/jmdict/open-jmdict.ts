import type { SourceTally } from '../source-tally'
import { readText } from '../text/read-text'
import { openXmlRecords } from '../xml/open-records'
import type { JmdictEntry } from './jmdict-entry'
import { parseJmdictEntry } from './parse-jmdict-entry'

export interface Jmdict {
  /** English labels of the codes, as the file declares them: `v1` → `Ichidan verb`. */
  labels: ReadonlyMap<string, string>
  /** ISO date that the file states, if any. */
  createdOn: string | null
  /** To be called once: the file is read on from where its declarations end. */
  readEntries: (tally: SourceTally) => AsyncIterable<JmdictEntry>
  /** For a caller that wants no entries. */
  close: () => Promise<void>
}

function findProblem(entry: JmdictEntry): string | undefined {
  if (entry.readings.length === 0) return 'no reading'
  if (entry.readings.some((reading) => reading.text === '')) return 'an empty reading'
  if (entry.writtenForms.some((form) => form.text === '')) return 'an empty written form'
  if (!entry.senses.some((sense) => sense.glosses.length > 0 || sense.crossReferences.length > 0)) {
    return 'no English meaning'
  }
  return undefined
}

/** Opens JMdict (`JMdict_e_examp`, `JMdict_e` or `JMdict`, of which the English glosses). */
export async function openJmdict(file: string): Promise<Jmdict> {
  const { entities, comments, records, close } = await openXmlRecords(
    file,
    readText(file),
    'JMdict',
  )
  const created = comments.map((each) => /created:\s*(\d{4}-\d\d-\d\d)/.exec(each)?.[1])

  async function* readEntries(tally: SourceTally): AsyncGenerator<JmdictEntry> {
    const seen = new Set<number>()
    for await (const { element, fault } of records) {
      if (element.name !== 'entry') throw fault(`<${element.name}> where an <entry> belongs`)
      const entry = parseJmdictEntry(element)
      if ('problem' in entry) throw fault(entry.problem)
      if (seen.has(entry.id)) throw fault(`entry ${entry.id} is there twice`)
      seen.add(entry.id)
      const problem = findProblem(entry)
      if (problem !== undefined) {
        tally.countSkipped(problem)
        continue
      }
      tally.countRead()
      yield entry
    }
  }

  return {
    labels: entities,
    createdOn: created.find((each) => each !== undefined) ?? null,
    readEntries,
    close,
  }
}
