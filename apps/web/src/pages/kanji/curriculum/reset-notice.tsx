import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api'
import { NoteBar } from '../../../kit/note-bar/note-bar'
import { restoreLevels } from '../../../study/levels/change-level'
import { ownStudyState } from '../../../study/profile/own-study-state'

/** Levels that were started over and can still be taken back, the newest first. */
export function ResetNotice() {
  const { data } = useQuery(api.kanji.curriculum.listResets.queryOptions(undefined, ownStudyState))
  if (data === undefined || data.resets.length === 0) return null
  return (
    <ul className="reset-notice" aria-label="Levels started over">
      {data.resets.map(({ resetId, fromLevel, cardCount, at, expiresAt }) => (
        <NoteBar as="li" key={resetId}>
          <span>
            Level {fromLevel} and above were started over on {formatDay(at)} (
            {cardCount.toLocaleString('en')} cards). Can be undone until {formatDay(expiresAt)}.
          </span>
          <TextButton size="small" onClick={() => void restoreLevels(resetId)}>
            Undo
          </TextButton>
        </NoteBar>
      ))}
    </ul>
  )
}

function formatDay(moment: string): string {
  return new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long' }).format(new Date(moment))
}
