import './writing-tab.css'
import { colourStrokes } from '@kotonoha/japanese-ui/stroke-order/colour-strokes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { api } from '../../../../../api/api'
import { OptionSwitch } from '../../../../../kit/option-switch/option-switch'
import type { KanjiDefinition } from '../kanji-definition'
import { NextOfList } from './next-of-list'
import { PracticeSheet } from './sheet/practice-sheet'
import { listColouredParts, toTracedStrokes, traceStrokes } from './traced-strokes'
import { WatchStrokes } from './watch/watch-strokes'
import type { WritingMode } from './writing-tab-search'

// The grader is only fetched by those who practise.
const WritingPractice = lazy(async () => ({
  default: (await import('../../../../../study/writing-practice/writing-practice')).WritingPractice,
}))

const kanjiRoute = getRouteApi('/app/dict/kanji/$id')
const route = getRouteApi('/app/dict/kanji/$id/writing')

const modes: { value: WritingMode; label: string }[] = [
  { value: 'watch', label: 'Watch' },
  { value: 'practise', label: 'Practise' },
  { value: 'sheet', label: 'Print a sheet' },
]

/** How the kanji is written: shown, practised, and as a sheet of paper. */
export function WritingTab() {
  const kanji = kanjiRoute.useLoaderData()
  if (kanji.strokes === null) {
    return <p className="writing-none">No drawing shows the stroke order of this kanji.</p>
  }
  // Another kanji begins anew: nothing of the one before is still playing or half written.
  return <Writing key={kanji.kanjiId} kanji={kanji} strokes={kanji.strokes} />
}

interface WritingProps {
  kanji: KanjiDefinition
  strokes: NonNullable<KanjiDefinition['strokes']>
}

function Writing({ kanji, strokes }: WritingProps) {
  const { mode, also } = route.useSearch()
  const navigate = route.useNavigate()
  const { data: structure } = useQuery(
    api.dict.kanji.getRadicalsBreakdown.queryOptions(kanji.kanjiId),
  )
  const parts = useMemo(() => listColouredParts(structure?.tree ?? null), [structure])
  // Who practises sees no numbers.
  const isNumbered = mode === 'watch'
  const plain = useMemo(
    () => (isNumbered ? toTracedStrokes(strokes) : traceStrokes(strokes)),
    [isNumbered, strokes],
  )
  const traced = useMemo(() => colourStrokes(plain, parts), [plain, parts])
  return (
    <div className="writing">
      <OptionSwitch
        legend="What to do"
        options={modes}
        value={mode}
        onChange={(chosen) =>
          navigate({ search: { mode: chosen, also }, replace: true, resetScroll: false })
        }
      />
      {mode === 'watch' && <WatchStrokes kanji={kanji} strokes={traced} parts={parts} />}
      {mode === 'practise' && (
        <Suspense fallback={<p className="writing-none">The teacher is coming.</p>}>
          <WritingPractice
            literal={kanji.literal}
            strokes={traced}
            next={<NextOfList kanjiId={kanji.kanjiId} />}
          />
        </Suspense>
      )}
      {mode === 'sheet' && (
        <PracticeSheet
          kanji={kanji}
          strokes={strokes}
          also={also}
          onAlsoChange={(typed) =>
            void navigate({
              search: { mode, also: typed.slice(0, 200) },
              replace: true,
              resetScroll: false,
            })
          }
        />
      )}
    </div>
  )
}
