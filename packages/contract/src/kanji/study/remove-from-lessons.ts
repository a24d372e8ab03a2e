import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { subjectTile } from '../subject-tile'
import { wantedThing } from './wanted-thing'

/** kanji.study.removeFromLessons: takes "study this" back, where its lesson was not done. */
export const input = z.object({ mutationId, thing: wantedThing })

export const output = z.object({ tile: subjectTile })
