import { useNavigate } from '@tanstack/react-router'
import { ChoiceChips } from '../../../kit/filter-chips/choice-chips'
import { FilterFoot } from '../../../kit/filter-chips/filter-foot'
import { StrokeChips } from '../../../kit/filter-chips/stroke-chips'
import { bucketLabels, progressBuckets } from '../../../study/subjects/study-subject'
import type { CurriculumSearch } from './curriculum-search'
import { GivenFilters } from './given-filters'

interface CurriculumFiltersProps {
  search: CurriculumSearch
  tab: 'kanji' | 'words'
  /** Stroke counts that the other filters leave; words have none. */
  strokes?: readonly { strokeCount: number; count: number }[]
}

const orders = [
  { value: 'grid', label: 'Level' },
  { value: 'jlpt', label: 'JLPT' },
] as const

const locks = [
  { value: 'unlocked', label: 'Unlocked' },
  { value: 'locked', label: 'Locked' },
] as const

const progress = progressBuckets.map((value) => ({ value, label: bucketLabels[value] }))

/** What is listed and in which order, all of it in the URL. */
export function CurriculumFilters({ search, tab, strokes = [] }: CurriculumFiltersProps) {
  const navigate = useNavigate()
  const change = (changes: Partial<CurriculumSearch>) =>
    navigate({
      to: `/app/kanji/curriculum/${tab}`,
      search: { ...search, ...changes },
      resetScroll: false,
    })
  return (
    <section aria-label="Filters and order" className="curriculum-filters">
      <GivenFilters search={search} tab={tab} onChange={change} />
      <ChoiceChips
        label="Lock"
        options={locks}
        value={search.lock}
        onChange={(lock) => change({ lock })}
      />
      <ChoiceChips
        label="Progress"
        options={progress}
        value={search.progress}
        onChange={(value) => change({ progress: value })}
      />
      {tab === 'kanji' && (
        <StrokeChips
          counts={strokes}
          selected={search.strokes}
          onChange={(chosen) => change({ strokes: chosen })}
        />
      )}
      <FilterFoot
        orders={orders}
        order={search.order}
        onOrder={(order) => change({ order })}
        onClear={isFiltered(search) ? () => void change(noFilters) : undefined}
      />
    </section>
  )
}

/** The level is no filter here: it has a row of its own. */
const noFilters = {
  kanjiId: undefined,
  wordSpellingId: undefined,
  lock: undefined,
  progress: undefined,
  strokes: [],
  jlpt: undefined,
} satisfies Partial<CurriculumSearch>

function isFiltered(search: CurriculumSearch): boolean {
  const { kanjiId, wordSpellingId, lock, progress: bucket, strokes, jlpt } = search
  const single = [kanjiId, wordSpellingId, lock, bucket, jlpt]
  return strokes.length > 0 || single.some((each) => each !== undefined)
}
