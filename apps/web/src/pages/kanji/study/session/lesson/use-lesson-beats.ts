import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import type { StudyItem } from '../../../../../study-device/study-item'

/** Below this width what there is to know of an item is told on two screens. */
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

/** The beats in which an item is taught: one where there is room, two on a phone. */
export function useLessonBeats(item: StudyItem | undefined, steps: Steps): LessonBeats {
  const isNarrow = useMediaQuery(narrow, { noSsr: true })
  const [turnedId, setTurnedId] = useState<number>()
  const hasTwo = isNarrow && item !== undefined && item.kind !== 'component'
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
