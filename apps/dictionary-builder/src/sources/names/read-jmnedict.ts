import type { SourceTally } from '../source-tally'
import { readText } from '../text/read-text'
import { openXmlRecords } from '../xml/open-records'
import { listTexts, type XmlElement } from '../xml/xml-element'
import type { NameEntry } from './name-entry'

interface Translation {
  types: string[]
  texts: string[]
}

function toTranslation(element: XmlElement): Translation {
  return {
    types: element.children
      .filter((child) => child.name === 'name_type')
      .map((child) => child.entity ?? child.text),
    texts: listTexts(element, 'trans_det'),
  }
}

/** One name per pair of writing and reading that the entry allows. */
function* listNames(entry: XmlElement): Generator<NameEntry> {
  const forms = entry.children
    .filter((child) => child.name === 'k_ele')
    .flatMap((child) => listTexts(child, 'keb'))
  const translations = entry.children.filter((child) => child.name === 'trans').map(toTranslation)
  const meaning = {
    types: [...new Set(translations.flatMap((each) => each.types))],
    translations: [...new Set(translations.flatMap((each) => each.texts))],
  }
  for (const element of entry.children) {
    if (element.name !== 'r_ele') continue
    const [reading = ''] = listTexts(element, 'reb')
    const only = listTexts(element, 're_restr')
    const isUnpaired = element.children.some((child) => child.name === 're_nokanji')
    const texts = forms.filter((form) => only.length === 0 || only.includes(form))
    for (const text of isUnpaired || forms.length === 0 ? [reading] : texts) {
      yield { text, reading, ...meaning }
    }
  }
}

/** JMnedict, the XML form of the name dictionary. */
export async function* readJmnedict(file: string, tally: SourceTally): AsyncGenerator<NameEntry> {
  const { records } = await openXmlRecords(file, readText(file), 'JMnedict')
  const seen = new Set<string>()
  for await (const { element, fault } of records) {
    if (element.name !== 'entry') throw fault(`<${element.name}> where an <entry> belongs`)
    const [id = ''] = listTexts(element, 'ent_seq')
    if (seen.has(id)) throw fault(`entry ${id} is there twice`)
    seen.add(id)
    for (const name of listNames(element)) {
      tally.countRead()
      yield name
    }
  }
}
