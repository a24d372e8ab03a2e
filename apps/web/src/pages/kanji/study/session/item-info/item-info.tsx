import type { Facet } from '@kotonoha/study/subject'
import type { StudyItem } from '../../../../../study-device/study-item'
import { StrokeAnimation } from '../strokes/stroke-animation'
import { ItemFacts } from './item-facts'
import { OwnWords } from './own-words'

interface ItemInfoProps {
  item: StudyItem
  /** What the session is still to ask of it; nothing in lessons, which teach all of it. */
  unasked?: ReadonlySet<Facet>
  onChange: (item: StudyItem) => void
}

/** Everything about an item: in lessons, and after an answer. */
export function ItemInfo({ item, unasked = nothing, onChange }: ItemInfoProps) {
  return (
    <section className="study-info" aria-label={`About ${item.literal}`}>
      <ItemFacts item={item} unasked={unasked} />
      <OwnWords key={item.subjectId} item={item} unasked={unasked} onChange={onChange} />
      {item.kind === 'kanji' && !unasked.has('writing') && (
        <StrokeAnimation literal={item.literal} />
      )}
    </section>
  )
}

const nothing: ReadonlySet<Facet> = new Set()
