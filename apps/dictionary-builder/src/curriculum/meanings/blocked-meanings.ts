import type { BlockedMeaning } from '@kotonoha/dictionary-db/entities/curriculum/subject-study-data'
import { normaliseMeaning } from '@kotonoha/study/answers/normalise-meaning'
import type { Confusable } from '@kotonoha/study/block-lists/build-block-list'
import { buildMeaningBlocks, toVerbKey } from '@kotonoha/study/block-lists/build-block-list'
import { EnglishWords } from './english-words'
import { SpellingNeighbours } from './spelling-neighbours'

/** What of a subject other subjects' answers are compared with. */
export interface SubjectMeanings {
  subjectId: number
  /** The taught one first. */
  meanings: readonly string[]
  isCore: boolean
}

/** A longer list says nothing more: those come first that are easiest to mix up. */
const mostBlocked = 40
/** Of another subject only its first meanings come to mind. */
const meaningsUsed = 4

/** Other words that a right answer is no slip of; the most usual ones are what is really typed. */
const mostWords = 16

/** The first subject that teaches a meaning, as all that are spelt like it name it. */
interface Owner extends Confusable {
  text: string
  subjectId: number
}

/** Finds for a subject the answers that belong to others. */
export class BlockedMeanings {
  private readonly byId: ReadonlyMap<number, SubjectMeanings>
  private readonly ownersOf = new Map<string, Owner>()
  private readonly neighbours: SpellingNeighbours
  private readonly near = new Map<string, Confusable[]>()
  private readonly words: EnglishWords

  constructor(subjects: readonly SubjectMeanings[]) {
    this.byId = new Map(subjects.map((each) => [each.subjectId, each]))
    const taught = subjects.filter(({ isCore }) => isCore)
    for (const { subjectId, meanings } of taught) {
      const text = meanings[0]
      if (text === undefined) continue
      const key = normaliseMeaning(text)
      if (!this.ownersOf.has(key)) this.ownersOf.set(key, { text, subjectId, answers: [text] })
    }
    this.neighbours = new SpellingNeighbours(this.ownersOf.keys())
    this.words = new EnglishWords(subjects.map(({ meanings }) => meanings))
  }

  /**
   * What other subjects mean and this one does not: those given, in the order of how easily they
   * are mixed up, its opposites, what is taught elsewhere and spelt nearly like a right answer, and
   * other English words that are. Nothing that `isOwn` says is a sense of the subject itself.
   */
  list(
    subject: SubjectMeanings,
    others: readonly number[],
    isOwn: (text: string) => boolean = () => false,
  ): BlockedMeaning[] {
    const confusables = others.flatMap((id) => this.byId.get(id) ?? [])
    const blocks = buildMeaningBlocks({
      accepted: subject.meanings,
      lookAlikes: [
        ...confusables.map((each) => ({ ...each, answers: each.meanings.slice(0, 1) })),
        ...subject.meanings.flatMap((meaning) => this.listNear(meaning)),
        ...confusables.map((each) => ({ ...each, answers: each.meanings.slice(1, meaningsUsed) })),
      ],
      siblings: [],
      byHand: [],
    })
    const foreign = blocks.filter(({ text }) => !isOwn(text))
    const opposites = foreign.flatMap(({ text, subjectId }) =>
      subjectId === undefined ? this.toOpposite(text) : [],
    )
    const named = foreign.flatMap(({ text, subjectId }) =>
      subjectId === undefined || subjectId === null ? [] : { text, subjectId },
    )
    const listed: BlockedMeaning[] = [...opposites, ...named].slice(0, mostBlocked)
    const known = new Set([...listed.map(({ text }) => text), ...subject.meanings].map(toVerbKey))
    const words = this.words
      .listNear(subject.meanings)
      .filter((word) => !known.has(toVerbKey(word)) && !isOwn(word))
      .slice(0, mostWords)
      .map((text) => ({ text, subjectId: this.ownersOf.get(text)?.subjectId ?? null }))
    return [...listed, ...words]
  }

  /** The table of opposites was written by hand. */
  private toOpposite(text: string): BlockedMeaning {
    const owner = this.ownersOf.get(normaliseMeaning(text))
    return owner === undefined
      ? { text, subjectId: null, isByHand: true }
      : { text, subjectId: owner.subjectId }
  }

  private listNear(meaning: string): Confusable[] {
    const known = this.near.get(meaning)
    if (known !== undefined) return known
    const found = this.neighbours.find(meaning).flatMap((key) => this.ownersOf.get(key) ?? [])
    this.near.set(meaning, found)
    return found
  }
}
