import { HorizontalScroller } from '@kotonoha/ui-kit/horizontal-scroller/horizontal-scroller'
import { Check as CheckIcon } from '@kotonoha/ui-kit/icons/check'
import { LockOutlined } from '@kotonoha/ui-kit/icons/lock-outlined'
import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import type { LevelSummary } from '../../../study/levels/level-overview'

interface LevelStripProps {
  levels: readonly LevelSummary[] | undefined
  /** Undefined for all levels together. */
  chosen: number | undefined
}

/** All levels in a row, each with its state and how much of it is reached. */
export function LevelStrip({ levels, chosen }: LevelStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const isLoaded = levels !== undefined
  const current = levels?.find((each) => each.isCurrent)?.level
  const shown = chosen ?? current
  useEffect(() => {
    if (!isLoaded) return
    const cell = strip.current?.querySelector<HTMLElement>(`[data-level="${shown}"]`)
    const row = cell?.parentElement
    // Not scrollIntoView, which would move the page as well.
    if (cell && row) row.scrollLeft = cell.offsetLeft - row.clientWidth / 2 + cell.clientWidth / 2
  }, [isLoaded, shown])
  return (
    <div ref={strip} className="level-strip">
      <HorizontalScroller label="Levels">
        <LevelLink level={undefined} isChosen={chosen === undefined}>
          All
        </LevelLink>
        {levels === undefined
          ? Array.from({ length: 16 }, (_, index) => (
              <span key={index} className="level-choice level-choice-loading" />
            ))
          : levels.map((each) => (
              <LevelLink key={each.level} level={each.level} isChosen={each.level === chosen}>
                <LevelMark summary={each} />
              </LevelLink>
            ))}
      </HorizontalScroller>
    </div>
  )
}

interface LevelLinkProps {
  level: number | undefined
  isChosen: boolean
  children: ReactNode
}

function LevelLink({ level, isChosen, children }: LevelLinkProps) {
  return (
    <Link
      to="."
      search={(search) => ({ ...search, curriculumLevel: level })}
      resetScroll={false}
      className="level-choice inner-focus"
      activeProps={unmarked}
      data-level={level}
      data-chosen={isChosen}
    >
      {children}
      {isChosen && <VisuallyHidden>, chosen</VisuallyHidden>}
    </Link>
  )
}

/** The link differs from the others in its search only. */
const unmarked = { 'aria-current': undefined }

function LevelMark({ summary }: { summary: LevelSummary }) {
  const { level, state, isCurrent, kanjiCount, kanjiReached } = summary
  const share = kanjiCount === 0 ? 0 : (kanjiReached / kanjiCount) * 100
  return (
    <>
      <span className="level-choice-number">
        <VisuallyHidden>Level </VisuallyHidden>
        {level}
        {state === 'locked' && <LockOutlined aria-hidden="true" />}
        {state === 'passed' && <CheckIcon aria-hidden="true" />}
      </span>
      <svg
        className="level-choice-bar"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect width={share} height="4" />
      </svg>
      {isCurrent && <span className="level-choice-current" aria-hidden="true" />}
      <VisuallyHidden>
        , {state}, {kanjiReached} of {kanjiCount} kanji reached{isCurrent && ', your level'}
      </VisuallyHidden>
    </>
  )
}
