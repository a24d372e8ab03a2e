import './lesson.css'
import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { useEffect, useRef } from 'react'
import type { StudyItem } from '../../../../../study-device/study-item'
import { ComponentLesson } from './component-lesson'
import { KanjiLesson } from './kanji-lesson'
import { LessonFoot } from './lesson-foot'
import type { LessonGroup } from './lesson-groups'
import type { LessonBeats } from './use-lesson-beats'
import { WordLesson } from './word-lesson'

interface LessonViewProps {
  item: StudyItem
  groups: readonly LessonGroup[]
  beats: LessonBeats
  onChange: (item: StudyItem) => void
}

const kindNames = { component: 'New part', kanji: 'New kanji', word: 'New word' } as const

/** One new item on one screen; on a phone on two. */
export function LessonView({ item, groups, beats, onChange }: LessonViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every beat is read from its top.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [item.subjectId, beats.shown])
  const index = groups.findIndex(({ items }) => items.includes(item))
  const { lead = item } = groups[index] ?? {}
  const isPartOf = lead !== item
  const Content = contents[item.kind]
  return (
    <article className="lesson" data-kind={item.kind} data-beat={beats.shown}>
      <h2 ref={heading} tabIndex={-1} className="lesson-head">
        <span className="lesson-kind">
          {isPartOf ? (
            <>
              First a part of <span lang="ja">{lead.literal}</span>
            </>
          ) : (
            kindNames[item.kind]
          )}{' '}
          {index + 1} of {groups.length}
          <VisuallyHidden>: </VisuallyHidden>
        </span>
        <span className="lesson-meaning">
          {item.meaning}
          {beats.shown === 'reading' && (
            <>
              {' '}
              <span lang="ja" style={{ whiteSpace: 'nowrap' }}>
                {item.literal}
              </span>
            </>
          )}
        </span>
      </h2>
      <Content
        key={item.subjectId}
        item={item}
        lead={isPartOf ? lead : undefined}
        beat={beats.shown}
        onChange={onChange}
      />
      <LessonFoot groups={groups} index={index} item={item} beats={beats} />
    </article>
  )
}

const contents = { component: ComponentLesson, kanji: KanjiLesson, word: WordLesson }
