/** A reading of a kanji, as KANJIDIC2 writes it: `ショク`, `た.べる`, `-だ.て`, `ひと-`. */
export interface KanjiReading {
  kind: 'on' | 'kun'
  text: string
}

/** The parts of a kun reading: た.べる is た, read by the kanji, and the okurigana べる. */
export interface OkuriganaSplit {
  stem: string
  okurigana: string
}

/** Splits KANJIDIC2's notation at the dot; the hyphens of prefixes and suffixes are dropped. */
export function splitOkurigana(text: string): OkuriganaSplit {
  const [stem = '', okurigana = ''] = text.replaceAll('-', '').split('.')
  return { stem, okurigana }
}
