import type { BlockedMeaning } from '@kotonoha/dictionary-db/entities/curriculum/subject-study-data'
import { normaliseMeaning } from '@kotonoha/study/answers/normalise-meaning'
import { SpellingNeighbours } from './spelling-neighbours'

/** What of a subject other subjects' answers are compared with. */
export interface SubjectMeanings {
  subjectId: number
  /** The taught one first. */
  meanings: readonly string[]
  isCore: boolean
}

/** A longer list says nothing more: those come first that are easiest to mix up. */
const mostBlocked = 32

/** Finds for a subject the answers that belong to others. */
export class BlockedMeanings {
  private readonly byId: ReadonlyMap<number, SubjectMeanings>
  private readonly ownersOf = new Map<string, { text: string; subjectId: number }>()
  private readonly neighbours: SpellingNeighbours
  private readonly near = new Map<string, string[]>()

  constructor(subjects: readonly SubjectMeanings[]) {
    this.byId = new Map(subjects.map((each) => [each.subjectId, each]))
    const taught = subjects.filter(({ isCore }) => isCore)
    for (const { subjectId, meanings } of taught) {
      const text = meanings[0]
      if (text === undefined) continue
      const key = normaliseMeaning(text)
      if (!this.ownersOf.has(key)) this.ownersOf.set(key, { text, subjectId })
    }
    this.neighbours = new SpellingNeighbours(this.ownersOf.keys())
  }

  /**
   * What the given others mean and this one does not, and what other subjects are taught as that
   * is spelt nearly like a right answer. Others come in the order of how easily they are mixed up.
   */
  list(subject: SubjectMeanings, others: readonly number[]): BlockedMeaning[] {
    const own = new Set(subject.meanings.map(normaliseMeaning))
    const blocked = new Map<string, BlockedMeaning>()
    const block = (text: string, subjectId: number) => {
      const key = normaliseMeaning(text)
      if (key !== '' && !own.has(key) && !blocked.has(key)) blocked.set(key, { text, subjectId })
    }
    for (const meaning of subject.meanings) {
      for (const key of this.listNear(meaning)) {
        const owner = this.ownersOf.get(key)
        if (owner !== undefined) block(owner.text, owner.subjectId)
      }
    }
    for (const id of others) {
      for (const meaning of this.byId.get(id)?.meanings.slice(0, 4) ?? []) block(meaning, id)
    }
    return [...blocked.values()].slice(0, mostBlocked)
  }

  private listNear(meaning: string): string[] {
    const known = this.near.get(meaning)
    if (known !== undefined) return known
    const found = this.neighbours.find(meaning)
    this.near.set(meaning, found)
    return found
  }
}
