import { findSteps, findYear, toStep, toWeekStart } from '@kotonoha/study/progress/year-grid'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ApiOutputs } from '../../../../api/api'
import { countOf, toDuration } from '../../../../study/plots/percent'
import {
  formatDayOfWeek,
  formatMonth,
  formatWholeDay,
  toIsoDay,
  toMonth,
} from '../../../../study/profile/learner-days'

type Year = ApiOutputs['kanji']['progress']['getYear']

const moves: Record<string, number> = {
  ArrowUp: -1,
  ArrowDown: 1,
  ArrowLeft: -7,
  ArrowRight: 7,
  PageUp: -28,
  PageDown: 28,
}

/** How far the ring around the day that has the focus goes beyond it. */
const ringPx = 3

/** Scrolls a year that is wider than the screen until a day can be seen with its ring. */
function showWhole(day: HTMLElement): void {
  const scroller = day.closest('.year-scroller')
  if (scroller === null) return
  const { left, right } = day.getBoundingClientRect()
  const seen = scroller.getBoundingClientRect()
  const beyondEnd = right + ringPx - seen.right
  const beyondStart = seen.left - (left - ringPx)
  if (beyondEnd > 0) scroller.scrollLeft += beyondEnd
  else if (beyondStart > 0) scroller.scrollLeft -= beyondStart
}

/**
 * A column for each week and a row for each day of it, walked with the arrow keys; the day that is
 * entered says its date and numbers, and Enter opens its week.
 */
export function YearGrid({ year: { year, days, today, weekStart } }: { year: Year }) {
  const grid = useRef<HTMLTableElement>(null)
  const navigate = useNavigate()
  const { from, to } = findYear(year)
  const first = toWeekStart(from, weekStart)
  const weeks = Math.ceil((to - first + 1) / 7)
  const byDay = new Map(days.map((each) => [each.day, each]))
  const steps = findSteps(days.map(({ reviews, lessons }) => reviews + lessons))
  const [entered, setEntered] = useState(() => Math.min(Math.max(today, from), to))
  const current = Math.min(Math.max(entered, from), to)

  // Where the year is wider than the screen, it begins with the weeks around today.
  const shown = Math.min(Math.max(today, from), to)
  useLayoutEffect(() => {
    const day = grid.current?.querySelector<HTMLElement>(`[data-day="${shown}"]`)
    if (day != null) showWhole(day)
  }, [shown])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const end = event.key === 'Home' ? from : event.key === 'End' ? Math.min(to, today) : undefined
    const move = moves[event.key]
    if (end === undefined && move === undefined) return
    event.preventDefault()
    const target = end ?? Math.min(to, Math.max(from, current + (move ?? 0)))
    setEntered(target)
    grid.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus()
  }

  const describe = (day: number) => {
    const work = byDay.get(day)
    const date = formatWholeDay(day)
    if (work === undefined) return day > today ? `${date}: still to come` : `${date}: no study`
    const { reviews, lessons, minutes } = work
    return `${date}: ${countOf(reviews, 'review')}, ${countOf(lessons, 'lesson')}, ${toDuration(minutes)}`
  }

  return (
    <>
      <div className="year-scroller">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern, on a table
          role="grid"
          aria-label={`Days of ${year}`}
          className="year-grid"
          onKeyDown={handleKeyDown}
        >
          <thead>
            <tr>
              <td />
              {Array.from({ length: weeks }, (_week, week) => {
                const day = first + week * 7 + 6
                const isFirst = toMonth(day).month !== toMonth(day - 7).month || week === 0
                return (
                  <td key={week} className="year-month">
                    {isFirst && day <= to + 6 && toMonth(day).year === year ? formatMonth(day) : ''}
                  </td>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: 7 }, (_row, row) => (
              <tr key={row}>
                <th scope="row" className="year-weekday">
                  {formatDayOfWeek(first + row)}
                </th>
                {Array.from({ length: weeks }, (_week, week) => {
                  const day = first + week * 7 + row
                  if (day < from || day > to) return <td key={day} />
                  const work = byDay.get(day)
                  const step = toStep(
                    work === undefined ? 0 : Math.max(1, work.reviews + work.lessons),
                    steps,
                  )
                  return (
                    <td key={day}>
                      <button
                        type="button"
                        data-day={day}
                        className={`year-day year-step-${step}`}
                        data-ahead={day > today}
                        tabIndex={day === current ? 0 : -1}
                        aria-label={describe(day)}
                        title={describe(day)}
                        onFocus={({ currentTarget }) => {
                          setEntered(day)
                          showWhole(currentTarget)
                        }}
                        onClick={() =>
                          void navigate({
                            to: '/app/kanji/progress/week',
                            search: { week: toIsoDay(day) },
                          })
                        }
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="year-told" aria-live="off">
        {describe(current)}. Enter opens its week.
      </p>
      <p className="progress-faint year-legend" aria-hidden="true">
        Less
        {[0, 1, 2, 3, 4, 5].map((step) => (
          <span key={step} className={`year-day year-step-${step}`} />
        ))}
        More, by your own days
      </p>
    </>
  )
}
