import type { KanjiDraft } from '../../drafts/kanji-draft'
import type { PhoneticComponent } from '../../sources/kanjium/kanjium-rows'
import { findPhoneticElement, listElements } from './component-tree'
import { listReadingTexts } from './kanji-readings'

export interface Phonetic {
  literal: string
  /** On readings that it suggests, in katakana. */
  readings: string[]
}

/** Finds the component that gives a kanji its sound. */
export class PhoneticFinder {
  private readonly listed = new Map<string, string[]>()

  constructor(private readonly kanji: ReadonlyMap<string, KanjiDraft>) {}

  add({ component, readings }: PhoneticComponent): void {
    this.listed.set(component, readings)
  }

  /**
   * The sound mark named by the drawing; else a listed phonetic component within the kanji. Either
   * only counts where the kanji really has an on reading that it suggests.
   */
  find(kanji: KanjiDraft): Phonetic | null {
    const root = kanji.drawing?.tree ?? null
    if (root === null) return null
    const named = findPhoneticElement(root)
    const candidates = [...(named === null ? [] : [named]), ...listElements(root)]
    for (const literal of candidates) {
      if (literal === kanji.literal) continue
      if (literal !== named && !this.listed.has(literal)) continue
      const readings = this.listReadings(literal)
      const own = listReadingTexts(kanji.source, 'on')
      if (readings.some((reading) => own.includes(reading))) return { literal, readings }
    }
    return null
  }

  private listReadings(component: string): string[] {
    const listed = this.listed.get(component)
    if (listed !== undefined) return listed
    const asKanji = this.kanji.get(component)
    return asKanji === undefined ? [] : listReadingTexts(asKanji.source, 'on')
  }
}
