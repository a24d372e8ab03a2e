import type {
  KanjiComponent,
  KanjiStructure,
} from '@kotonoha/dictionary-db/entities/kanji-structure'
import type { KanjiDraft } from '../../drafts/kanji-draft'
import type { ComponentKnowledge } from './component-tree'
import { toComponentTree } from './component-tree'
import { dictionaryIndexTitles } from './dictionary-index-titles'
import type { KangxiRadicals } from './kangxi-radicals'
import type { Phonetic } from './phonetic-component'

export interface StructureKnowledge extends ComponentKnowledge {
  radicals: KangxiRadicals
  /** Stroke count of a visible component (RADKFILE). */
  findComponentStrokes: (component: string) => number | null
  findPhonetic: (kanji: KanjiDraft) => Phonetic | null
}

/** What the structure tab shows. */
export function toKanjiStructure(kanji: KanjiDraft, knowledge: StructureKnowledge): KanjiStructure {
  const { source, drawing, literal } = kanji
  const toComponent = (component: string): KanjiComponent => ({
    literal: component,
    kanjiId: knowledge.isKanji(component) ? component : null,
    strokeCount: knowledge.findComponentStrokes(component),
    meaning: knowledge.findMeaning(component),
  })
  return {
    literal,
    strokeCount: source.strokeCount,
    radicals: kanji.components.map(toComponent),
    radical: knowledge.radicals.get(source.radical),
    codepoint: {
      ucs: `U+${source.codepoints.ucs.toUpperCase()}`,
      jis208: source.codepoints.jis208,
      jis212: source.codepoints.jis212,
      jis213: source.codepoints.jis213,
    },
    tree: drawing?.tree == null ? null : toComponentTree(drawing.tree, knowledge),
    phonetic: knowledge.findPhonetic(kanji),
    skip: source.skip.map(({ code, misclassification }) => ({
      code,
      isMisclassification: misclassification !== null,
    })),
    fourCorner: source.fourCorner,
    indices: source.indices.map(({ name, value }) => ({
      name: dictionaryIndexTitles.get(name) ?? name,
      value,
    })),
  }
}
