import { findChild, listTexts, type XmlElement } from '../xml/xml-element'
import type { KanjidicCharacter } from './kanjidic-character'
import { toReadableMeaning } from './readable-meaning'

function listChildren(element: XmlElement, path: readonly string[]): XmlElement[] {
  const [name, ...rest] = path
  const children = element.children.filter((child) => child.name === name)
  return rest.length === 0 ? children : children.flatMap((child) => listChildren(child, rest))
}

function findByType(elements: XmlElement[], attribute: string, type: string): string | null {
  return elements.find((each) => each.attributes[attribute] === type)?.text ?? null
}

function toNumber(text: string | null | undefined): number | null {
  return text !== null && text !== undefined && /^\d+$/.test(text) ? Number(text) : null
}

/** Morohashi's numbers come with volume and page: `272 (vol. 1, p. 525)`. */
function toIndex(element: XmlElement): { name: string; value: string } {
  const { dr_type: name = '', m_vol: volume, m_page: page } = element.attributes
  const where =
    volume === undefined || page === undefined ? '' : ` (vol. ${volume}, p. ${Number(page)})`
  return { name, value: element.text + where }
}

/** The character, or in words why it cannot be one. */
export function parseKanjidicCharacter(
  element: XmlElement,
): KanjidicCharacter | { problem: string } {
  const literal = findChild(element, 'literal')?.text ?? ''
  if ([...literal].length !== 1) return { problem: `"${literal}" is not one character` }
  const codepoints = listChildren(element, ['codepoint', 'cp_value'])
  const radicals = listChildren(element, ['radical', 'rad_value'])
  const misc = findChild(element, 'misc')
  const [strokeCount, ...otherStrokeCounts] =
    misc === undefined ? [] : listTexts(misc, 'stroke_count').map(Number)
  const radical = toNumber(findByType(radicals, 'rad_type', 'classical'))
  if (misc === undefined || strokeCount === undefined || !Number.isInteger(strokeCount)) {
    return { problem: `${literal} has no stroke count` }
  }
  if (radical === null || radical < 1 || radical > 214) {
    return { problem: `${literal} has no radical between 1 and 214` }
  }
  const readingMeaning = listChildren(element, ['reading_meaning'])
  const groups = readingMeaning.flatMap((each) => listChildren(each, ['rmgroup']))
  const readings = groups.flatMap((group) => listChildren(group, ['reading']))
  const queryCodes = listChildren(element, ['query_code', 'q_code'])
  return {
    literal,
    codepoints: {
      ucs: findByType(codepoints, 'cp_type', 'ucs') ?? literal.codePointAt(0)?.toString(16) ?? '',
      jis208: findByType(codepoints, 'cp_type', 'jis208'),
      jis212: findByType(codepoints, 'cp_type', 'jis212'),
      jis213: findByType(codepoints, 'cp_type', 'jis213'),
    },
    radical,
    nelsonRadical: toNumber(findByType(radicals, 'rad_type', 'nelson_c')),
    grade: toNumber(findChild(misc, 'grade')?.text),
    strokeCount,
    otherStrokeCounts,
    variants: listChildren(misc, ['variant']).map((each) => ({
      kind: each.attributes.var_type ?? '',
      code: each.text,
    })),
    frequencyRank: toNumber(findChild(misc, 'freq')?.text),
    radicalNames: listTexts(misc, 'rad_name'),
    oldJlpt: toNumber(findChild(misc, 'jlpt')?.text),
    indices: listChildren(element, ['dic_number', 'dic_ref']).map(toIndex),
    skip: queryCodes
      .filter((each) => each.attributes.qc_type === 'skip')
      .map((each) => ({
        code: each.text,
        misclassification: each.attributes.skip_misclass ?? null,
      })),
    fourCorner: queryCodes
      .filter((each) => each.attributes.qc_type === 'four_corner')
      .map((each) => each.text),
    readings: readings.flatMap((each): KanjidicCharacter['readings'] => {
      if (each.attributes.r_type === 'ja_on') return [{ kind: 'on', raw: each.text }]
      if (each.attributes.r_type === 'ja_kun') return [{ kind: 'kun', raw: each.text }]
      return []
    }),
    meanings: groups
      .flatMap((group) => listChildren(group, ['meaning']))
      .filter((each) => (each.attributes.m_lang ?? 'en') === 'en')
      .map((each) => toReadableMeaning(each.text)),
    nanori: readingMeaning.flatMap((each) => listTexts(each, 'nanori')),
  }
}
