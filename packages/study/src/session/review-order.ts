import type { Random } from '@kotonoha/srs/seeded-random'
import type { SubjectId } from '../subject'
import { getSubjectKind } from '../subject'
import type { Question } from './question'
import { spaceSiblings } from './space-siblings'

/** A card that may be asked now. */
export interface DueCard extends Question {
  /** Being learnt or relearnt: it failed, and its ten minutes are over. */
  isStep: boolean
  /** The chance, 0 to 1, that it is remembered now. */
  recallChance: number
  /** Not due yet, but due within its fuzz range: asked only together with a due sibling. */
  isAhead: boolean
}

function groupBy<Item, Key>(items: readonly Item[], toKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const group = groups.get(toKey(item))
    if (group === undefined) groups.set(toKey(item), [item])
    else group.push(item)
  }
  return groups
}

/**
 * Which cards are asked when there are more than `limit`: steps first, then those remembered best,
 * so that most is saved; siblings come along while there is room.
 */
function chooseCards(cards: readonly DueCard[], limit: number): DueCard[] {
  const bySubject = groupBy(cards, ({ subjectId }) => subjectId)
  const byUrgency = cards
    .filter(({ isAhead }) => !isAhead)
    .toSorted(
      (one, other) =>
        Number(other.isStep) - Number(one.isStep) || other.recallChance - one.recallChance,
    )
  const chosen = new Set<DueCard>()
  const take = (card: DueCard) => {
    if (chosen.size < limit) chosen.add(card)
  }
  for (const card of byUrgency) {
    if (chosen.has(card)) continue
    take(card)
    const siblings = bySubject.get(card.subjectId) ?? []
    for (const sibling of siblings.filter(({ isAhead }) => !isAhead)) take(sibling)
  }
  const asked = new Set<SubjectId>(Array.from(chosen, ({ subjectId }) => subjectId))
  for (const card of cards) if (card.isAhead && asked.has(card.subjectId)) take(card)
  return [...chosen]
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

/** Spreads every kind and facet over the whole, so that no stretch is all kanji or all readings. */
function interleave(cards: readonly DueCard[], random: Random): DueCard[] {
  const groups = groupBy(cards, ({ subjectId, facet }) => `${getSubjectKind(subjectId)} ${facet}`)
  return [...groups.values()]
    .flatMap((group) =>
      shuffle(group, random).map((card, index) => ({
        card,
        place: (index + random()) / group.length,
      })),
    )
    .toSorted((one, other) => one.place - other.place)
    .map(({ card }) => card)
}

/**
 * The order in which cards are asked: steps first, then all kinds and facets mixed, questions about
 * one subject apart from each other.
 */
export function buildReviewOrder(
  cards: readonly DueCard[],
  { limit, random }: { limit: number; random: Random },
): Question[] {
  const chosen = chooseCards(cards, limit)
  const steps = chosen.filter(({ isStep }) => isStep)
  const others = chosen.filter(({ isStep }) => !isStep)
  return spaceSiblings(
    [...shuffle(steps, random), ...interleave(others, random)].map(({ subjectId, facet }) => ({
      subjectId,
      facet,
    })),
  )
}

/** The quiz after a lesson batch: every facet of every new subject, mixed and spaced. */
export function buildQuizOrder(questions: readonly Question[], random: Random): Question[] {
  return spaceSiblings(shuffle(questions, random))
}
