import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import type { StudyItem } from '../../../../../study-device/study-item'

/** Below this width what there is to know of most items is told on two screens. */
const narrow = '(max-width: 599.95px)'

export interface LessonBeats {
  /** Which part of the item is on the screen; undefined where all of it is. */
  shown: 'meaning' | 'reading' | undefined
  isLast: boolean
  isFirst: boolean
  next: () => void
  back: () => void
}

interface Steps {
  next: () => void
  back: () => void
}

/** More kanji than these leave a word's sentence no room beside them; with a remark it has none. */
const mostParts = 3

/** Whether an item is more than a phone shows at once: every kanji, and words with more to say. */
function needsTwo({ kind, lesson, parts }: StudyItem): boolean {
  if (kind === 'component') return false
  if (kind === 'kanji') return true
  const { note, sounds, register } = lesson ?? {}
  const hasMore = [note, sounds, register].some((text) => text !== undefined)
  return hasMore || parts.length > mostParts
}

/** The beats in which an item is taught: one where there is room, else two. */
export function useLessonBeats(item: StudyItem | undefined, steps: Steps): LessonBeats {
  const isNarrow = useMediaQuery(narrow, { noSsr: true })
  const [turnedId, setTurnedId] = useState<number>()
  const hasTwo = isNarrow && item !== undefined && needsTwo(item)
  const isTurned = hasTwo && turnedId === item.subjectId
  return {
    shown: hasTwo ? (isTurned ? 'reading' : 'meaning') : undefined,
    isFirst: !isTurned,
    isLast: !hasTwo || isTurned,
    next: () => {
      if (hasTwo && !isTurned) setTurnedId(item.subjectId)
      else steps.next()
    },
    back: () => {
      setTurnedId(undefined)
      if (!isTurned) steps.back()
    },
  }
}
