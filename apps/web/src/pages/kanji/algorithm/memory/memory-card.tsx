import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../../../../api/api'
import { FigureCard } from '../../../../study/plots/figure-card'
import { OwnAnswer } from '../../../../study/plots/own-answer'
import { countOf, toPercent } from '../../../../study/plots/percent'
import { PlotFigure } from '../../../../study/plots/plot-figure'
import { formatLearnerDay } from '../../../../study/profile/learner-days'
import { SubjectLink } from '../../../../study/subjects/subject-link'
import type { Model } from '../algorithm-queries'
import { toChance, toMemoryModel } from '../curve/forgetting-curve'
import type { ItemCard } from './item-card'
import { MemoryPlot } from './memory-plot'

const facetNames = { meaning: 'Meaning', reading: 'Reading', writing: 'Writing' } as const
const ratingNames = { 1: 'Forgotten', 2: 'Hard', 3: 'Remembered', 4: 'Easy' } as const

/** How one item was remembered, answer by answer. */
export function ItemMemoryCard({ model }: { model: Model }) {
  const [literal, setLiteral] = useState<string>()
  const memory = useQuery(
    api.kanji.algorithm.getMemory.queryOptions(
      { ...(literal !== undefined && { literal }) },
      { staleTime: 0, placeholderData: keepPreviousData },
    ),
  )
  return (
    <FigureCard title="Your memory of one item">
      <Choice onChoose={setLiteral} />
      <OwnAnswer query={memory}>
        {({ item, today }) =>
          item === null ? (
            <p>
              {literal === undefined
                ? 'After your first lessons you see here how you remember an item, answer by answer.'
                : `You have not begun anything that is written ${literal}.`}
            </p>
          ) : (
            <>
              <p>
                <SubjectLink subject={item.tile} className="algorithm-item">
                  <span lang="ja" className="algorithm-glyph">
                    {item.tile.literal}
                  </span>{' '}
                  {item.tile.meaning}
                </SubjectLink>
              </p>
              {item.cards.map((card) => (
                <OneCard key={card.facet} card={card} today={today} parameters={model.parameters} />
              ))}
            </>
          )
        }
      </OwnAnswer>
    </FigureCard>
  )
}

function Choice({ onChoose }: { onChoose: (literal: string) => void }) {
  const [text, setText] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const literal = text.trim()
    if (literal !== '') onChoose(literal)
  }
  return (
    <form className="training-actions" onSubmit={handleSubmit}>
      <TextField
        size="small"
        label="Kanji or word"
        value={text}
        slotProps={{ htmlInput: { lang: 'ja', maxLength: 40, autoComplete: 'off' } }}
        onChange={(event) => setText(event.target.value)}
      />
      <TextButton type="submit">Show</TextButton>
    </form>
  )
}

function OneCard({
  card,
  today,
  parameters,
}: {
  card: ItemCard
  today: number
  parameters: Model['parameters']
}) {
  const { facet, answers, memory } = card
  const model = toMemoryModel(parameters)
  if (answers.length === 0 && memory === null) return null
  return (
    <PlotFigure
      caption={
        <>
          <strong>{facetNames[facet]}:</strong> {countOf(answers.length, 'answer')}
          {memory !== null && (
            <>
              ; stability {countOf(Math.max(1, Math.round(memory.stability)), 'day')}, and today a
              chance of {toPercent(toChance(model, memory.stability, today - memory.lastDay))}
            </>
          )}
          . The line is what was foretold; dots are your answers, hollow where you had forgotten.
        </>
      }
      table={{
        head: ['Day', 'Answer', 'Foretold'],
        rows: answers.map(({ day, rating, foretold }) => [
          formatLearnerDay(day),
          ratingNames[rating],
          foretold === null ? '–' : toPercent(foretold),
        ]),
      }}
    >
      <MemoryPlot card={card} today={today} model={model} />
    </PlotFigure>
  )
}
