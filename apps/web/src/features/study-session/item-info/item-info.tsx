import { StrokeAnimation } from '../strokes/stroke-animation'
import type { StudyItem } from '../study-item'
import { ItemFacts } from './item-facts'
import { OwnWords } from './own-words'

interface ItemInfoProps {
  item: StudyItem
  onChange: (item: StudyItem) => void
}

/** Everything about an item: in lessons, and after an answer. */
export function ItemInfo({ item, onChange }: ItemInfoProps) {
  return (
    <section className="study-info" aria-label={`About ${item.literal}`}>
      <ItemFacts item={item} />
      <OwnWords key={item.subjectId} item={item} onChange={onChange} />
      {item.kind === 'kanji' && <StrokeAnimation literal={item.literal} />}
    </section>
  )
}
