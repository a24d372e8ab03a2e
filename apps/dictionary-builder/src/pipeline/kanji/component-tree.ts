import type { ComponentNode } from '@kotonoha/dictionary-db/entities/kanji-structure'
import type { DrawnElement } from '../../sources/kanjivg/kanjivg-drawing'
import { listParts } from './undivided-drawings'

/** What is known about a component by its shape. */
export interface ComponentKnowledge {
  isKanji: (literal: string) => boolean
  findMeaning: (literal: string) => string | null
}

/**
 * KanjiVG's marks of the Kangxi radical: `general` where all lists agree, `tradit` where Nelson's
 * dictionary or JIS counts another part (木 of 鬱, whose classical radical is 鬯). Pages number
 * radicals after Kangxi only.
 */
const kangxiMarks: readonly string[] = ['general', 'tradit']

/** The component tree of a drawing; its root is the kanji itself. */
export function toComponentTree(root: DrawnElement, knowledge: ComponentKnowledge): ComponentNode {
  const { element, original } = root
  // KanjiVG writes no `original` where the shape is its own full form.
  const names = [element, original].flatMap((name) => name ?? [])
  return {
    literal: element,
    original: original === element ? null : original,
    kanjiId: names.find(knowledge.isKanji) ?? null,
    position: root.position,
    meaning: names.map(knowledge.findMeaning).find((meaning) => meaning !== null) ?? null,
    isPhonetic: root.phonetic !== null,
    isRadical: kangxiMarks.includes(root.radical ?? ''),
    strokeIndices: root.strokeIndices,
    children: listParts(root).map((child) => toComponentTree(child, knowledge)),
  }
}

/** All named elements below the root, with the full forms of variants, each once. */
export function listElements(root: DrawnElement): Set<string> {
  const found = new Set<string>()
  const visit = (element: DrawnElement) => {
    for (const child of element.children) {
      if (child.element !== null) found.add(child.element)
      if (child.original !== null) found.add(child.original)
      visit(child)
    }
  }
  visit(root)
  if (root.element !== null) found.delete(root.element)
  return found
}

/** The sound mark that the drawing names, if any. */
export function findPhoneticElement(root: DrawnElement): string | null {
  for (const child of root.children) {
    const found = child.phonetic ?? findPhoneticElement(child)
    if (found !== null) return found
  }
  return null
}
