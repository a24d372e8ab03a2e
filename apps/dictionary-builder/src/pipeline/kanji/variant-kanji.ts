import type { KanjiDraft } from '../../drafts/kanji-draft'
import type { KanjiVariants } from '../../sources/kanjium/kanjium-rows'
import type { Relation } from './related-kanji'

interface VariantKnowledge {
  kanji: ReadonlyMap<string, KanjiDraft>
  variants: ReadonlyMap<string, KanjiVariants>
}

/** Other forms of a kanji, told by what they are to it. */
export function findVariants(kanji: KanjiDraft, knowledge: VariantKnowledge): Relation[] {
  const { literal } = kanji
  const listed = knowledge.variants.get(literal)
  const relations: Relation[] = []
  const add = (literals: readonly string[], reason: string) => {
    for (const each of literals) relations.push([each, reason])
  }
  add(listed?.kyujitai ?? [], `old form of ${literal}`)
  add(listed?.shinjitai ?? [], `modern form of ${literal}`)
  add(listed?.traditional ?? [], `traditional form of ${literal}`)
  add(listed?.simplified ?? [], `simplified form of ${literal}`)
  add(listed?.all ?? [], `other form of ${literal}`)
  add(listCodedVariants(kanji, knowledge.kanji), `other form of ${literal}`)
  return relations
}

/** KANJIDIC2 names variants by their code in some standard. */
function listCodedVariants(
  { source }: KanjiDraft,
  kanji: ReadonlyMap<string, KanjiDraft>,
): string[] {
  return source.variants.flatMap(({ kind, code }) => {
    if (kind === 'ucs') return [String.fromCodePoint(Number.parseInt(code, 16))]
    if (kind !== 'jis208' && kind !== 'jis212' && kind !== 'jis213') return []
    const found = findByCode(kanji, kind, code)
    return found === undefined ? [] : [found]
  })
}

const codeIndexes = new WeakMap<ReadonlyMap<string, KanjiDraft>, Map<string, string>>()

function findByCode(
  kanji: ReadonlyMap<string, KanjiDraft>,
  kind: 'jis208' | 'jis212' | 'jis213',
  code: string,
): string | undefined {
  let index = codeIndexes.get(kanji)
  if (index === undefined) {
    index = new Map()
    for (const { literal, source } of kanji.values()) {
      for (const each of ['jis208', 'jis212', 'jis213'] as const) {
        const own = source.codepoints[each]
        if (own !== null) index.set(`${each}\t${own}`, literal)
      }
    }
    codeIndexes.set(kanji, index)
  }
  return index.get(`${kind}\t${code}`)
}
