import { z } from 'zod'
import { mutationId } from '../../account-identifiers'
import { subjectTile } from '../subject-tile'
import { wantedThing } from './wanted-thing'

/**
 * kanji.study.addToLessons ("study this"): its lesson comes before the others, whatever its level.
 * The error is `not-in-curriculum` for what no lesson teaches.
 */
export const input = z.object({ mutationId, thing: wantedThing })

export const output = z.object({ tile: subjectTile })
