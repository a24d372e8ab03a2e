import type { output as kanjiDefinition } from '@kotonoha/contract/dict/kanji/get-definition-overview'
import type { output as wordDefinition } from '@kotonoha/contract/dict/words/get-definition-overview'
import type { z } from 'zod'
import type { FirstAnswer } from './first-answers'

/** What a page is called in a list of search results, a bookmark or the preview of a link. */
export interface PageDescription {
  title: string
  description: string
}

/** Longer descriptions are cut off by those who show them. */
const maxDescriptionLength = 200

/** From the answer that is the page's subject; undefined for pages that have none. */
export function describePage(answers: readonly FirstAnswer[]): PageDescription | undefined {
  const main = answers[0]
  switch (main?.procedure) {
    case 'dict.kanji.getDefinitionOverview':
      return describeKanji(main.data as z.output<typeof kanjiDefinition>)
    case 'dict.words.getDefinitionOverview':
      return describeWord(main.data as z.output<typeof wordDefinition>)
    case 'dict.daily.getToday':
      return {
        title: 'Dictionary | Kotonoha',
        description:
          'Look up Japanese words and kanji: meanings, pitch accent, conjugation, stroke order and example sentences.',
      }
    default:
      return undefined
  }
}

function describeKanji(kanji: z.output<typeof kanjiDefinition>): PageDescription {
  const readings = kanji.readings.map(({ reading }) => reading)
  return {
    title: `${kanji.literal} | Kanji | Dictionary | Kotonoha`,
    description: shorten(
      [
        `${kanji.literal}: ${kanji.meanings.join(', ') || 'a kanji'}.`,
        readings.length === 0 ? '' : `Read ${readings.slice(0, 6).join('、')}.`,
        `${kanji.strokeCount} strokes.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    ),
  }
}

function describeWord(word: z.output<typeof wordDefinition>): PageDescription {
  const { text, reading } = word.spelling
  const name = text === reading ? text : `${text}（${reading}）`
  const senses = word.senses.map(({ glosses }) => glosses.map((gloss) => gloss.text).join('; '))
  const numbered = senses.map((sense, index) => `${index + 1}. ${sense}`)
  return {
    title: `${text} | Words | Dictionary | Kotonoha`,
    description: shorten(`${name}: ${senses.length === 1 ? senses[0] : numbered.join(' ')}`),
  }
}

function shorten(text: string): string {
  if (text.length <= maxDescriptionLength) return text
  const cut = text.slice(0, maxDescriptionLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
