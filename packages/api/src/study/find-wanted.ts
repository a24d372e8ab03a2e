import type { wantedThing } from '@kotonoha/contract/kanji/study/wanted-thing'
import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import type { z } from 'zod'
import { toProductError } from '../product-error'
import type { CurriculumIndex } from './curriculum-index'

/** The item of the curriculum that teaches something of the dictionary; throws `not-in-curriculum`. */
export function getWantedSubject(
  curriculum: CurriculumIndex,
  thing: z.infer<typeof wantedThing>,
): Subject {
  const subject =
    thing.kind === 'kanji'
      ? curriculum.findKanji(thing.kanjiId)
      : curriculum.findWord(thing.spellingId)
  if (subject === undefined) throw toProductError('not-in-curriculum')
  return subject
}
