import { StrokeOrderDiagram } from '@kotonoha/japanese-ui/stroke-order/stroke-order-diagram'
import { StrokeSteps } from '@kotonoha/japanese-ui/stroke-order/stroke-steps'
import { useMemo } from 'react'
import type { KanjiDefinition } from '../../kanji-definition'
import { credit } from '../export/scene'
import { toTracedStrokes } from '../traced-strokes'
import { countColumns, planSheet, type SheetChoices } from './plan-sheet'
import { type SheetGrid, SheetRow } from './sheet-row'
import type { DrawnKanji } from './use-further-kanji'

export interface SheetPaperProps {
  all: readonly DrawnKanji[]
  choices: SheetChoices
  grid: SheetGrid
}

/** What is on the paper: each kanji and how it is written, then squares to write it in. */
export function SheetPaper({ all, choices, grid }: SheetPaperProps) {
  return (
    <div className="sheet">
      {all.map(({ kanji, strokes }) => (
        <section key={kanji.kanjiId} className="sheet-kanji" aria-label={kanji.literal}>
          <SheetHead kanji={kanji} strokes={strokes} />
          {planSheet(choices).map((squares, index) => (
            <SheetRow
              key={index}
              squares={squares}
              columns={countColumns(choices.squareMm)}
              squareMm={choices.squareMm}
              strokes={strokes}
              grid={grid}
            />
          ))}
        </section>
      ))}
      <p className="sheet-credit">{credit}</p>
    </div>
  )
}

function SheetHead({ kanji, strokes }: DrawnKanji) {
  const { literal } = kanji
  const numbered = useMemo(() => toTracedStrokes(strokes), [strokes])
  return (
    <header className="sheet-head">
      <div className="sheet-model">
        <StrokeOrderDiagram literal={literal} strokes={numbered} />
      </div>
      <div className="sheet-facts">
        <p className="sheet-meanings">{kanji.meanings.slice(0, 4).join(', ')}</p>
        <p lang="ja">{listReadings(kanji, 'on')}</p>
        <p lang="ja">{listReadings(kanji, 'kun')}</p>
        <StrokeSteps literal={literal} strokes={strokes} />
      </div>
    </header>
  )
}

function listReadings(kanji: KanjiDefinition, kind: 'on' | 'kun'): string {
  return kanji.readings
    .filter((reading) => reading.kind === kind)
    .map(({ stem, okurigana }) => `${stem}${okurigana === '' ? '' : `（${okurigana}）`}`)
    .join('、')
}
