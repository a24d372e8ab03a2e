import { appRouter } from '@kotonoha/api/app-router'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { callTRPCProcedure, TRPCError } from '@trpc/server'
import type { PageAddress } from './page-address'

/** A procedure with its input, as the page will ask it. */
interface Question {
  procedure: string
  /** `infinite` for the first page of a list that goes on. */
  type: 'query' | 'infinite'
  input: unknown
}

/** What the page would ask first, with the answer; the site's `take-first-answers.ts` reads it. */
export interface FirstAnswer extends Question {
  data: unknown
}

/** As many as the words tab of a kanji asks for at once. */
const wordsPerPage = 50

/**
 * The answers that a page needs to be drawn, so that it need not ask once it runs. `not-found`
 * where the address names what the dictionary does not have; an answer that fails is left out,
 * and the page meets the failure itself.
 */
export async function listFirstAnswers(
  address: PageAddress,
  dictionary: Dictionary,
  dates: readonly string[],
): Promise<FirstAnswer[] | 'not-found'> {
  const [main, ...others] = listQuestions(address, dates)
  if (main === undefined) return []
  const first = await ask(main, dictionary)
  if (first === 'not-found') return isWorthLooking(address, dictionary)
  const word = address.kind === 'word' ? first : undefined
  if (word !== undefined) others.push(...listQuestionsOfWord(word.data))
  const answers = [first, ...(await Promise.all(others.map((each) => ask(each, dictionary))))]
  return answers.filter((each) => each !== undefined && each !== 'not-found')
}

function listQuestions(address: PageAddress, dates: readonly string[]): Question[] {
  switch (address.kind) {
    case 'home':
      return dates.map((date) => query('dict.daily.getToday', { date }))
    case 'kanji': {
      const { kanjiId, areWordsShown } = address
      const words = { id: kanjiId, jlpt: [], position: null, readingId: null, limit: wordsPerPage }
      return [
        query('dict.kanji.getDefinitionOverview', kanjiId),
        ...(areWordsShown
          ? [{ procedure: 'dict.kanji.listWords', type: 'infinite' as const, input: words }]
          : []),
      ]
    }
    case 'word': {
      const { wordId, spellingId, meaningId } = address
      return [query('dict.words.getDefinitionOverview', { wordId, spellingId, meaningId })]
    }
    case 'other':
      return []
  }
}

/** What can be asked only when the word is known. */
function listQuestionsOfWord(word: unknown): Question[] {
  const { wordId, spelling } = word as { wordId: number; spelling: { spellingId: string } }
  return [query('dict.words.getUsedKanji', { wordId, wordSpellingId: spelling.spellingId })]
}

function query(procedure: string, input: unknown): Question {
  return { procedure, type: 'query', input }
}

/** An old link may name a spelling that the word no longer has: the page shows the word still. */
async function isWorthLooking(
  address: PageAddress,
  dictionary: Dictionary,
): Promise<FirstAnswer[] | 'not-found'> {
  if (address.kind !== 'word') return 'not-found'
  if (address.spellingId === null && address.meaningId === null) return 'not-found'
  return listFirstAnswers({ ...address, spellingId: null, meaningId: null }, dictionary, [])
}

async function ask(
  question: Question,
  dictionary: Dictionary,
): Promise<FirstAnswer | 'not-found' | undefined> {
  try {
    const data: unknown = await callTRPCProcedure({
      router: appRouter,
      path: question.procedure,
      type: 'query',
      ctx: { dictionary },
      getRawInput: () => Promise.resolve(question.input),
      signal: undefined,
      batchIndex: 0,
    })
    return { ...question, data }
  } catch (error) {
    const code = error instanceof TRPCError ? error.code : undefined
    return code === 'NOT_FOUND' || code === 'BAD_REQUEST' ? 'not-found' : undefined
  }
}
