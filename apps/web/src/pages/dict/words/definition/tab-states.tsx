import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import type { ReactNode } from 'react'

/** About the height of a kanji's row and of a form in the narrow conjugation table. */
const rowHeightPx = 76

/** Blocks in the place of the content, about as high as it will be. */
export function TabSkeleton({ rows }: { rows: number }) {
  return (
    <div className="word-tab-skeleton">
      <SkeletonList count={rows} heightPx={rowHeightPx} />
    </div>
  )
}

interface TabFailureProps {
  /** What could not be loaded, with its article: "the kanji". */
  what: string
  onRetry: () => Promise<unknown>
}

/** The rest of the page stays; only this part says what happened and offers the retry. */
export function TabFailure({ what, onRetry }: TabFailureProps) {
  return (
    <div role="alert" className="word-tab-message">
      <p>Could not load {what} of this word.</p>
      <TextButton onClick={() => void onRetry()}>Try again</TextButton>
    </div>
  )
}

/** A tab that has nothing for this word says why, calmly: it is no error and needs no button. */
export function TabEmpty({ children }: { children: ReactNode }) {
  return <p className="word-tab-message">{children}</p>
}
