import './radicals-tab.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { KanjiResults } from '../lookup/kanji-results'
import { ChosenComponents } from './chosen-components'
import { ComponentFilter } from './component-filter'
import { ComponentPicker } from './component-picker'
import { componentsQuery } from './components-query'
import { groupByRemainingStrokes } from './group-by-remaining-strokes'
import { kanjiByComponentsQuery } from './kanji-by-components-query'
import { addComponents, keepComponents, toggleComponent } from './radicals-search'

const route = getRouteApi('/app/dict/kanji-recognize/radicals')

/** Pick what you recognise of the kanji; what cannot be in it any more fades. */
export function RadicalsTab() {
  const { components: asked } = route.useSearch()
  const navigate = route.useNavigate()
  const columns = useRef<HTMLDivElement>(null)
  const components = useQuery(componentsQuery())
  const known = components.data?.components
  const chosen = known === undefined ? asked : keepComponents(asked, known)
  const found = useInfiniteQuery(kanjiByComponentsQuery(chosen))
  const first = found.data?.pages[0]
  const groups = groupByRemainingStrokes(found.data?.pages.flatMap(({ items }) => items) ?? [])
  const choose = (next: string) =>
    // Every pick would be a step of Back otherwise; one wants to get back to where one came from.
    void navigate({ search: { components: next }, replace: true, resetScroll: false })

  if (components.isError && components.data === undefined) {
    return <QueryFailure error={components.error} onRetry={() => void components.refetch()} />
  }
  if (known === undefined) return <div role="status" aria-label="Loading" />
  // The answer to no component at all says nothing about the first one picked.
  const isAnswered = chosen !== '' && (first?.possible.length ?? 0) < known.length
  const possible = new Set(first?.possible ?? known.map(({ literal }) => literal))
  const byLiteral = new Map(known.map((each) => [each.literal, each]))
  const enterPicker = () =>
    columns.current
      ?.querySelector<HTMLElement>('.component-tile[tabindex="0"]:enabled')
      ?.focus({ preventScroll: true })
  return (
    <div className="radicals-tab">
      <ComponentFilter
        components={known}
        possible={possible}
        onChoose={(literals) => choose(addComponents(chosen, literals))}
      />
      <ChosenComponents
        components={Array.from(chosen).flatMap((each) => byLiteral.get(each) ?? [])}
        onRemove={(literal) => choose(toggleComponent(chosen, literal))}
        onClear={() => choose('')}
        onEmptied={enterPicker}
      />
      <div ref={columns} className="radicals-tab-columns">
        <ComponentPicker
          components={known}
          chosen={chosen}
          possible={possible}
          onToggle={(literal) => choose(toggleComponent(chosen, literal))}
        />
        <section aria-label="Results" className="radicals-tab-results">
          {found.isError && first === undefined ? (
            <QueryFailure error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <KanjiResults
              groups={groups}
              total={isAnswered ? first?.total : undefined}
              isOutdated={found.isPlaceholderData}
              hint="Pick the parts that you recognise, in any order."
              emptyText="No kanji shows all of these parts."
              more={
                found.hasNextPage
                  ? {
                      isLoading: found.isFetchingNextPage,
                      onLoad: () => void found.fetchNextPage(),
                    }
                  : undefined
              }
            />
          )}
        </section>
      </div>
    </div>
  )
}
