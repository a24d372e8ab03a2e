import type { z } from 'zod'
import type { kanjiEntry } from './kanji-answer'
import type { wordEntry } from './word-answer'

/** A dictionary entry as a person would read it. */
export function toWordText(entry: z.input<typeof wordEntry>): string {
  const senses = entry.senses.flatMap((sense, index) => {
    const usage = sense.usage.length > 0 ? ` [${sense.usage.join(', ')}]` : ''
    const kinds = sense.partsOfSpeech.join(', ')
    const line = `${index + 1}. (${kinds})${usage} ${sense.meanings.join('; ')}`
    const { example } = sense
    return example === null ? [line] : [line, `   ${example.japanese}`, `   ${example.english}`]
  })
  return toLines([
    `${entry.text}【${entry.reading}】`,
    entry.jlpt !== null && `JLPT ${entry.jlpt} (estimated)`,
    entry.downsteps.length > 0 && `Pitch accent: falls after mora ${entry.downsteps.join(' or ')}`,
    entry.otherForms.length > 0 && `Also: ${entry.otherForms.join(', ')}`,
    ...senses,
  ])
}

export function toKanjiText(entry: z.input<typeof kanjiEntry>): string {
  const { radical } = entry
  return toLines([
    `${entry.kanji}: ${entry.meanings.join(', ')}`,
    `On: ${entry.onReadings.join('、') || 'none'}`,
    `Kun: ${entry.kunReadings.join('、') || 'none'}`,
    `${entry.strokeCount} strokes, radical ${radical.literal} (${radical.meaning ?? 'no name'})`,
    entry.jlpt !== null && `JLPT ${entry.jlpt} (estimated)`,
    entry.components.length > 0 && `Components: ${entry.components.join(' ')}`,
    entry.soundMark !== null && `Sound mark: ${entry.soundMark}`,
    ...entry.words.map(
      ({ text, reading, meanings }) => `${text}【${reading}】 ${meanings.slice(0, 3).join(', ')}`,
    ),
  ])
}

function toLines(lines: readonly (string | false)[]): string {
  return lines.filter((line) => line !== false).join('\n')
}
