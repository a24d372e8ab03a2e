import { findChild, listTexts, type XmlElement } from '../xml/xml-element'
import { createSense } from './create-sense'
import type {
  Gloss,
  JmdictEntry,
  JmdictSense,
  KanaReading,
  LoanSource,
  SenseExample,
  WrittenForm,
} from './jmdict-entry'
import { parseCrossReference } from './parse-cross-reference'

const glossKinds: Readonly<Record<string, Gloss['kind']>> = {
  lit: 'literal',
  fig: 'figurative',
  expl: 'explanation',
  tm: 'trademark',
}

/** The codes of an element such as `<pos>&v1;</pos>`; plain text stands for itself. */
function toCode(element: XmlElement): string {
  return element.entity ?? element.text
}

function toWrittenForm(element: XmlElement): WrittenForm {
  const form: WrittenForm = { text: '', notes: [], priorities: [] }
  for (const child of element.children) {
    if (child.name === 'keb') form.text = child.text
    else if (child.name === 'ke_inf') form.notes.push(toCode(child))
    else if (child.name === 'ke_pri') form.priorities.push(child.text)
  }
  return form
}

function toReading(element: XmlElement): KanaReading {
  const reading: KanaReading = {
    text: '',
    isUnpaired: false,
    onlyForForms: [],
    notes: [],
    priorities: [],
  }
  for (const child of element.children) {
    if (child.name === 'reb') reading.text = child.text
    else if (child.name === 're_nokanji') reading.isUnpaired = true
    else if (child.name === 're_restr') reading.onlyForForms.push(child.text)
    else if (child.name === 're_inf') reading.notes.push(toCode(child))
    else if (child.name === 're_pri') reading.priorities.push(child.text)
  }
  return reading
}

function toLoanSource(element: XmlElement): LoanSource {
  return {
    language: element.attributes['xml:lang'] ?? 'eng',
    text: element.text === '' ? null : element.text,
    isPartial: element.attributes.ls_type === 'part',
    isWasei: element.attributes.ls_wasei === 'y',
  }
}

function toExample(element: XmlElement): SenseExample | undefined {
  const source = findChild(element, 'ex_srce')
  const sentences = element.children.filter((child) => child.name === 'ex_sent')
  const inLanguage = (language: string): string | undefined =>
    sentences.find((each) => (each.attributes['xml:lang'] ?? 'eng') === language)?.text
  const japanese = inLanguage('jpn')
  const english = inLanguage('eng')
  if (japanese === undefined || english === undefined) return undefined
  return {
    sentenceId: source?.attributes.exsrc_type === 'tat' ? source.text : null,
    form: findChild(element, 'ex_text')?.text ?? '',
    japanese,
    english,
  }
}

function isEnglish(element: XmlElement): boolean {
  return (element.attributes['xml:lang'] ?? 'eng') === 'eng'
}

function addToSense(sense: JmdictSense, child: XmlElement): void {
  switch (child.name) {
    case 'stagk':
      sense.onlyForForms.push(child.text)
      return
    case 'stagr':
      sense.onlyForReadings.push(child.text)
      return
    case 'pos':
      sense.partsOfSpeech.push(toCode(child))
      return
    case 'xref':
      sense.crossReferences.push(parseCrossReference(child.text))
      return
    case 'ant':
      sense.antonyms.push(parseCrossReference(child.text))
      return
    case 'field':
      sense.fields.push(toCode(child))
      return
    case 'misc':
      sense.misc.push(toCode(child))
      return
    case 's_inf':
      sense.notes.push(child.text)
      return
    case 'lsource':
      sense.loanSources.push(toLoanSource(child))
      return
    case 'dial':
      sense.dialects.push(toCode(child))
      return
    case 'gloss':
      if (isEnglish(child) && child.text !== '') {
        sense.glosses.push({
          text: child.text,
          kind: glossKinds[child.attributes.g_type ?? ''] ?? null,
        })
      }
      return
    case 'example': {
      const example = toExample(child)
      if (example !== undefined) sense.examples.push(example)
    }
  }
}

function toSense(element: XmlElement, previous: JmdictSense | undefined): JmdictSense {
  const sense = createSense()
  for (const child of element.children) addToSense(sense, child)
  // The DTD: "the part-of-speech of an earlier sense will apply to later senses unless there is
  // a new part-of-speech indicated".
  if (sense.partsOfSpeech.length === 0 && previous !== undefined) {
    sense.partsOfSpeech = [...previous.partsOfSpeech]
  }
  return sense
}

/** The entry, or in words why it cannot be one. */
export function parseJmdictEntry(element: XmlElement): JmdictEntry | { problem: string } {
  const [idText = ''] = listTexts(element, 'ent_seq')
  if (!/^\d+$/.test(idText)) return { problem: 'an entry has no number (ent_seq)' }
  const entry: JmdictEntry = { id: Number(idText), writtenForms: [], readings: [], senses: [] }
  for (const child of element.children) {
    if (child.name === 'k_ele') entry.writtenForms.push(toWrittenForm(child))
    else if (child.name === 'r_ele') entry.readings.push(toReading(child))
    else if (child.name === 'sense') entry.senses.push(toSense(child, entry.senses.at(-1)))
  }
  return entry
}
