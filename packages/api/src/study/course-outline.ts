import type { output } from '@kotonoha/contract/kanji/landing/get-course'
import { oncePerDictionary } from '@kotonoha/dictionary-db/once-per-dictionary'
import { getCurriculum } from '@kotonoha/dictionary-db/queries/curriculum/get-curriculum'
import { listSubjects } from '@kotonoha/dictionary-db/queries/curriculum/list-subjects'
import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import type { z } from 'zod'

type CourseOutline = z.infer<typeof output>

/** The course level by level: what each teaches, and how much of a text is known after it. */
export const getCourseOutline = oncePerDictionary((dictionary): CourseOutline => {
  const kanji = listSubjects(dictionary, { kind: 'kanji' })
  let readShare = 0
  const levels = getCurriculum(dictionary).levels.map(({ level, components, words }) => {
    const taught = kanji.filter((each) => each.level === level)
    for (const { useShare } of taught) readShare += useShare ?? 0
    const written = taught.map(({ literal }) => literal).join('')
    return { level, kanji: written, components, words, readShare: Math.min(1, readShare) }
  })
  const jlpt = jlptLevels.flatMap((each) => {
    const ofLevel = kanji.filter((subject) => subject.jlpt === each)
    if (ofLevel.length === 0) return []
    return [{ jlpt: each, level: Math.max(...ofLevel.map(({ level }) => level)) }]
  })
  return { levels, jlpt }
})
