import { appRouter } from '@kotonoha/api/app-router'
import type { Cacheability, QuestionMeta } from '@kotonoha/api/cacheability'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import type { z } from 'zod'

/** What the library of procedures keeps of one. */
interface Procedure {
  _def: {
    type: string
    meta?: Partial<QuestionMeta>
    inputs: readonly z.ZodType[]
    output?: (answer: unknown) => unknown
    resolver: (given: { ctx: { dictionary: Dictionary }; input: unknown }) => unknown
    middlewares: readonly unknown[]
  }
}

interface Question {
  cacheability: Cacheability
  /**
   * The answer as JSON. Throws whatever is wrong; a promise where it needs time. Undefined: only the library
   * answers.
   */
  answer: ((dictionary: Dictionary, input: unknown) => string | Promise<string>) | undefined
}

/** The dictionary, the input, the output, the answer: those of a question, in turn. */
const stepsOfQuestion = 4

const questions = new Map(
  Object.entries<Procedure>(appRouter._def.procedures as never).flatMap(([name, procedure]) => {
    const question = toQuestion(procedure)
    return question === undefined ? [] : [[name, question] as const]
  }),
)

/** A query about the dictionary, whose answer is the same for everybody; undefined for any other call. */
export function findQuestion(procedureName: string): Question | undefined {
  return questions.get(procedureName)
}

export function listQuestions(): [name: string, question: Question][] {
  return [...questions]
}

/**
 * The library calls every step of a procedure by a promise of its own, which together take longer
 * than looking a word up. One that has just the usual steps is answered without them.
 */
function toQuestion({ _def: definition }: Procedure): Question | undefined {
  const { type, meta, inputs, output, resolver, middlewares } = definition
  const cacheability = type === 'query' ? meta?.cacheability : undefined
  if (cacheability === undefined) return undefined
  const [schema] = inputs
  const isUsual = inputs.length === 1 && middlewares.length === stepsOfQuestion
  if (!isUsual || schema === undefined || output === undefined) {
    return { cacheability, answer: undefined }
  }
  return {
    cacheability,
    answer:
      meta?.answerAsText ??
      ((dictionary, input) => {
        const answer = resolver({ ctx: { dictionary }, input: schema.parse(input) })
        return answer instanceof Promise
          ? answer.then((later) => JSON.stringify(output(later)))
          : JSON.stringify(output(answer))
      }),
  }
}
