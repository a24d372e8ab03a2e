import type { StudyItem } from '../../../../../study-device/study-item'

/** A new item with the parts that come for it: they are its first beats. */
export interface LessonGroup {
  lead: StudyItem
  /** The parts that are new, and the item itself as the last one. */
  items: readonly StudyItem[]
}

/** The lessons of a batch as they are shown, in their order. */
export function groupLessons(lessons: readonly StudyItem[]): LessonGroup[] {
  const groups: LessonGroup[] = []
  let waiting: StudyItem[] = []
  for (const item of lessons) {
    if (item.kind === 'component') {
      waiting.push(item)
      continue
    }
    const own = new Set(item.parts.map(({ subjectId }) => subjectId))
    const parts = item.kind === 'kanji' ? waiting.filter((each) => own.has(each.subjectId)) : []
    groups.push(...waiting.filter((each) => !parts.includes(each)).map(toOwnGroup))
    groups.push({ lead: item, items: [...parts, item] })
    waiting = []
  }
  return [...groups, ...waiting.map(toOwnGroup)]
}

function toOwnGroup(item: StudyItem): LessonGroup {
  return { lead: item, items: [item] }
}
