import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'
import type { StudySubject } from '../../../features/study-subjects/study-subject'
import type { SubjectGroup } from '../../../features/study-subjects/subject-tiles'

interface Page {
  items: readonly StudySubject[]
  sections: readonly { jlpt: JlptLevel | null; count: number; passed: number }[]
}

/** Cuts sorted items where their level changes; the headings of JLPT levels say how far one is. */
export function groupSubjects(pages: readonly Page[], order: 'grid' | 'jlpt'): SubjectGroup[] {
  const groups: (SubjectGroup & { subjects: StudySubject[] })[] = []
  const toHeading = (subject: StudySubject) =>
    order === 'grid'
      ? `Level ${subject.level}`
      : toJlptHeading(subject.jlpt, pages[0]?.sections ?? [])
  for (const subject of pages.flatMap(({ items }) => items)) {
    const key = order === 'grid' ? String(subject.level) : (subject.jlpt ?? 'outside')
    const last = groups.at(-1)
    if (last?.key === key) last.subjects.push(subject)
    else groups.push({ key, heading: toHeading(subject), subjects: [subject] })
  }
  return groups
}

function toJlptHeading(jlpt: JlptLevel | null, sections: Page['sections']): string {
  const name = jlpt === null ? 'In no JLPT level' : `JLPT ${jlpt}`
  const section = sections.find((each) => each.jlpt === jlpt)
  if (section === undefined) return name
  const percent = Math.floor((section.passed / section.count) * 100)
  return `${name} · ${percent} % of ${section.count.toLocaleString('en')} passed`
}
