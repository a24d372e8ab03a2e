import './radicals-tab.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { KanjiResults } from '../lookup/kanji-results'
import type { DrawnComponent } from '../lookup/lookup-component'
import { ChosenComponents } from './chosen-components'
import { ComponentFilter } from './component-filter'
import { ComponentPicker } from './component-picker'
import { componentNamesQuery, componentShapesQuery } from './components-query'
import { groupByRemainingStrokes } from './group-by-remaining-strokes'
import { kanjiByComponentsQuery } from './kanji-by-components-query'
import { PickerPlace } from './picker-place'
import { addComponents, keepComponents, toggleComponent } from './radicals-search'

const route = getRouteApi('/app/dict/kanji-recognize/radicals')

/** Pick what you recognise of the kanji; what cannot be in it any more fades. */
export function RadicalsTab() {
  const { components: asked } = route.useSearch()
  const navigate = route.useNavigate()
  const columns = useRef<HTMLDivElement>(null)
  const components = useQuery(componentShapesQuery())
  // Nobody types a name before the page is there, so it comes without them.
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  const names = useQuery({ ...componentNamesQuery(), enabled: isShown })
  const known = components.data?.components
  const chosen = known === undefined ? asked : keepComponents(asked, known)
  const isAsked = chosen !== ''
  const found = useInfiniteQuery({ ...kanjiByComponentsQuery(chosen), enabled: isAsked })
  // Without a component, the answer to the last one is no answer any more.
  const pages = (isAsked && found.data?.pages) || []
  const [first] = pages
  const groups = groupByRemainingStrokes(pages.flatMap(({ items }) => items))
  const choose = (next: string) =>
    // Every pick would be a step of Back otherwise; one wants to get back to where one came from.
    void navigate({ search: { components: next }, replace: true, resetScroll: false })

  if (components.isError && components.data === undefined) {
    return <QueryFailure error={components.error} onRetry={() => void components.refetch()} />
  }
  const possible = new Set(first?.possible ?? known?.map(({ literal }) => literal))
  const byLiteral = new Map(known?.map((each) => [each.literal, each]))
  // Of a link, while its drawing is on the way: the line is there from the beginning.
  const toShown = (literal: string): DrawnComponent =>
    byLiteral.get(literal) ?? { literal, drawing: null }
  const enterPicker = () =>
    columns.current
      ?.querySelector<HTMLElement>('.component-tile[tabindex="0"]:enabled')
      ?.focus({ preventScroll: true })
  return (
    <div className="radicals-tab">
      <ComponentFilter
        components={names.data?.components}
        hasFailed={names.isError}
        possible={possible}
        onChoose={(literals) => choose(addComponents(chosen, literals))}
      />
      <ChosenComponents
        components={Array.from(chosen, toShown)}
        onRemove={(literal) => choose(toggleComponent(chosen, literal))}
        onClear={() => choose('')}
        onEmptied={enterPicker}
      />
      <div ref={columns} className="radicals-tab-columns">
        {known === undefined ? (
          <PickerPlace />
        ) : (
          <ComponentPicker
            components={known}
            named={names.data?.components}
            chosen={chosen}
            possible={possible}
            onToggle={(literal) => choose(toggleComponent(chosen, literal))}
          />
        )}
        <section aria-label="Results" className="radicals-tab-results">
          {found.isError && first === undefined ? (
            <QueryFailure error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <KanjiResults
              groups={groups}
              total={first?.total}
              isOutdated={isAsked && found.isPlaceholderData}
              hint="Pick the parts that you recognise, in any order."
              emptyText="No kanji shows all of these parts."
              more={isAsked ? found : undefined}
            />
          )}
        </section>
      </div>
    </div>
  )
}
