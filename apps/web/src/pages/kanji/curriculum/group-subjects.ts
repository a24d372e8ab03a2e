import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'
import type { StudySubject } from '../../../study/subjects/study-subject'
import type { SubjectGroup } from '../../../study/subjects/subject-tiles'

interface Page {
  items: readonly StudySubject[]
  sections: readonly { jlpt: JlptLevel | null; count: number; passed: number }[]
}

/** Items under their levels; the headings of JLPT levels say how far one is. */
export function groupSubjects(pages: readonly Page[], order: 'grid' | 'jlpt'): SubjectGroup[] {
  // By key, not by what stands side by side: for a moment after the order is changed the items are
  // still in the one before.
  const groups = new Map<string, SubjectGroup & { subjects: StudySubject[] }>()
  const toHeading = (subject: StudySubject) =>
    order === 'grid'
      ? `Level ${subject.level}`
      : toJlptHeading(subject.jlpt, pages[0]?.sections ?? [])
  for (const subject of pages.flatMap(({ items }) => items)) {
    const key = order === 'grid' ? String(subject.level) : (subject.jlpt ?? 'outside')
    const group = groups.get(key)
    if (group !== undefined) group.subjects.push(subject)
    else groups.set(key, { key, heading: toHeading(subject), subjects: [subject] })
  }
  return [...groups.values()]
}

function toJlptHeading(jlpt: JlptLevel | null, sections: Page['sections']): string {
  const name = jlpt === null ? 'In no JLPT level' : `JLPT ${jlpt}`
  const section = sections.find((each) => each.jlpt === jlpt)
  if (section === undefined) return name
  const percent = Math.floor((section.passed / section.count) * 100)
  return `${name} · ${percent} % of ${section.count.toLocaleString('en')} passed`
}
