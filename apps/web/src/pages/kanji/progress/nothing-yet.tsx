import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { InsightsOutlined } from '@kotonoha/ui-kit/icons/insights-outlined'
import { FilledLink } from '../../../kit/links/button-links'

/** Before the first lesson: what would be here, and the way to it. */
export function NothingYet({ text }: { text: string }) {
  return (
    <EmptyState
      image={<InsightsOutlined />}
      text={text}
      button={
        <FilledLink to="/app/kanji/study" search={{ mode: 'lessons' }}>
          Begin the first lessons
        </FilledLink>
      }
    />
  )
}
