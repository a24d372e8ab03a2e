import type { Facet } from '@kotonoha/study/subject'
import type { StudyItem } from '../../../../study-device/study-item'
import { nameQuestion } from './describe-question'

/** A letter of what is wanted: an English one, kana, or the brush. */
const signs: Record<Facet, string> = { meaning: 'Aa', reading: 'あ', writing: '筆' }

/** What is wanted, told by ground, sign and word alike, in one place for every question. */
export function QuestionBand({ item, facet }: { item: Pick<StudyItem, 'kind'>; facet: Facet }) {
  return (
    <p className="question-band" data-facet={facet}>
      <span className="question-sign" lang={facet === 'meaning' ? 'en' : 'ja'} aria-hidden>
        {signs[facet]}
      </span>
      {nameQuestion(item, facet)}
    </p>
  )
}
