import type { ApiOutputs } from '../../../../api/api'
import type { KanjiGroup } from '../../../../dictionary/kanji-grid/listed-kanji'

type Page = ApiOutputs['dict']['kanji']['findBySkip']

/** The groups of all pages: one that a page ends in goes on in the next. */
export function groupByCode(pages: readonly Page[], asked: string): KanjiGroup[] {
  const groups: KanjiGroup[] = []
  for (const { code, kanji } of pages.flatMap((page) => page.groups)) {
    if (kanji.length === 0) continue
    const last = groups.at(-1)
    if (last?.key === code) last.kanji.push(...kanji)
    else {
      const heading = code === asked ? `Code ${code}` : `Near: ${code}`
      groups.push({ key: code, heading, kanji: [...kanji] })
    }
  }
  return groups
}
