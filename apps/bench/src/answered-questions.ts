import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import {
  type Answer,
  answerQuestion,
  type QuestionSet,
  questionSets,
  readQuestions,
} from '@kotonoha/dictionary-db/queries/search/questions/answer-questions'
import {
  type SentenceSet,
  scoreCuts,
  sentenceSets,
} from '@kotonoha/dictionary-db/queries/search/questions/cut-sentences'
import { figure, type Row } from './table'

/**
 * `npm run bench -- questions`: how many of the questions of learners are answered by the first result,
 * and how many among five, by kind and set. Those held out are only ever counted.
 */
export function countAnsweredQuestions(dictionary: Dictionary): Row[] {
  const cuts = sentenceSets.map((set) => toCutRow(set, dictionary))
  return questionSets
    .flatMap((set) => {
      const answers = readQuestions(set).map((question) => answerQuestion(dictionary, question))
      const kinds = [...new Set(answers.map(({ kind }) => kind))]
      return [
        ...kinds.map((kind) =>
          toRow(
            set,
            kind,
            answers.filter((answer) => answer.kind === kind),
          ),
        ),
        toRow(set, 'all', answers),
      ]
    })
    .concat(cuts)
}

function toRow(set: QuestionSet, kind: string, answers: readonly Answer[]): Row {
  const share = (count: number) => `${Math.round((100 * count) / answers.length)} %`
  const first = answers.filter(({ place }) => place === 1).length
  const amongFive = answers.filter(({ place }) => place !== undefined).length
  return figure(
    `${set}, ${kind} (${answers.length})`,
    `first ${share(first)}, among five ${share(amongFive)}`,
  )
}

function toCutRow(set: SentenceSet, dictionary: Dictionary): Row {
  const { sentences, whole, f1 } = scoreCuts(dictionary, set)
  return figure(
    `${set}, sentences cut (${sentences})`,
    `${whole} whole, F1 of the cuts ${f1.toFixed(4)}`,
  )
}
