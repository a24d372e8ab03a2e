import { jlptLevel } from '@kotonoha/contract/dict/jlpt'
import { z } from 'zod'
import type { AgentApi } from './agent-tool'
import { toWordThingId } from './thing-id'

/** A word in a line. */
export const wordLine = z.object({
  id: z.string(),
  text: z.string().describe('As it is usually written'),
  reading: z.string().describe('In kana'),
  meanings: z.array(z.string()),
  jlpt: jlptLevel.nullable().describe('Estimated; N5 is the easiest'),
  isCommon: z.boolean(),
})

/** A word with its senses. */
export const wordEntry = wordLine.omit({ meanings: true }).extend({
  otherForms: z.array(z.string()).describe('Other ways to write or read it: 喰べる【たべる】'),
  senses: z.array(
    z.object({
      partsOfSpeech: z.array(z.string()),
      meanings: z.array(z.string()),
      usage: z.array(z.string()).describe('Register, field and dialect'),
      example: z.object({ japanese: z.string(), english: z.string() }).nullable(),
    }),
  ),
  downsteps: z
    .array(z.number())
    .describe('Pitch accent: the mora after which the pitch falls, 0 when it never does'),
})

type WordSummary = Awaited<ReturnType<AgentApi['dict']['words']['listWords']>>['items'][number]

const mostGlosses = 6

export function toWordLine(word: WordSummary): z.input<typeof wordLine> {
  const { wordId, text, reading, glosses, jlpt, isCommon } = word
  const meanings = glosses.slice(0, mostGlosses)
  return { id: toWordThingId(wordId), text, reading, meanings, jlpt, isCommon }
}

/** する has fifty senses: the first ones say what a word means, and an answer stays readable. */
const mostSenses = 7
const mostForms = 8

/** Looks a word up by its id; throws NOT_FOUND. */
export async function getWordEntry(
  api: AgentApi,
  key: { wordId: number; spellingId?: string | null },
): Promise<z.input<typeof wordEntry>> {
  const word = await api.dict.words.getDefinitionOverview(key)
  const { spelling, spellings } = word
  const pronunciation = word.hasPronunciation
    ? await api.dict.words.getPronunciation({
        wordId: word.wordId,
        spellingId: spelling.spellingId,
      })
    : undefined
  const others = spellings.filter(({ spellingId }) => spellingId !== spelling.spellingId)
  return {
    id: toWordThingId(word.wordId),
    text: spelling.text,
    reading: spelling.reading,
    jlpt: word.jlpt,
    isCommon: word.isCommon,
    otherForms: others
      .slice(0, mostForms)
      .map(({ text, reading }) => (text === reading ? text : `${text}【${reading}】`)),
    senses: word.senses.slice(0, mostSenses).map(toSense),
    downsteps: toDownsteps(pronunciation),
  }
}

type Overview = Awaited<ReturnType<AgentApi['dict']['words']['getDefinitionOverview']>>
type Sense = Overview['senses'][number]

function toSense(sense: Sense): z.input<typeof wordEntry>['senses'][number] {
  const [example] = sense.examples
  return {
    partsOfSpeech: sense.partsOfSpeech.map(({ label }) => label),
    meanings: sense.glosses.slice(0, mostGlosses).map(({ text }) => text),
    usage: [...sense.usage, ...sense.fields, ...sense.dialects].map(({ label }) => label),
    example:
      example === undefined
        ? null
        : {
            japanese: example.japanese.map(({ text }) => text).join(''),
            english: example.english,
          },
  }
}

type Pronunciation = Awaited<ReturnType<AgentApi['dict']['words']['getPronunciation']>>

function toDownsteps(pronunciation: Pronunciation | undefined): number[] {
  return [...new Set(pronunciation?.patterns.map(({ downstep }) => downstep))]
}
