import { StrokeOrderDiagram } from '@kotonoha/japanese-ui/stroke-order/stroke-order-diagram'
import { StrokeSteps } from '@kotonoha/japanese-ui/stroke-order/stroke-steps'
import type { KanjiDefinition } from '../../kanji-definition'
import { credit } from '../export/scene'
import { countColumns, planSheet, type SheetChoices } from './plan-sheet'
import { type SheetGrid, SheetRow } from './sheet-row'

export interface SheetPaperProps {
  kanji: KanjiDefinition
  strokes: NonNullable<KanjiDefinition['strokes']>
  choices: SheetChoices
  grid: SheetGrid
}

/** What is on the paper: the kanji and how it is written, then squares to write it in. */
export function SheetPaper({ kanji, strokes, choices, grid }: SheetPaperProps) {
  const { literal } = kanji
  const columns = countColumns(choices.squareMm)
  return (
    <div className="sheet">
      <header className="sheet-head">
        <div className="sheet-model">
          <StrokeOrderDiagram literal={literal} strokes={strokes} />
        </div>
        <div className="sheet-facts">
          <p className="sheet-meanings">{kanji.meanings.slice(0, 4).join(', ')}</p>
          <p lang="ja">{listReadings(kanji, 'on')}</p>
          <p lang="ja">{listReadings(kanji, 'kun')}</p>
          <StrokeSteps literal={literal} strokes={strokes} />
        </div>
      </header>
      {planSheet(choices).map((squares, index) => (
        <SheetRow
          key={index}
          squares={squares}
          columns={columns}
          squareMm={choices.squareMm}
          strokes={strokes}
          grid={grid}
        />
      ))}
      <p className="sheet-credit">{credit}</p>
    </div>
  )
}

function listReadings(kanji: KanjiDefinition, kind: 'on' | 'kun'): string {
  return kanji.readings
    .filter((reading) => reading.kind === kind)
    .map(({ stem, okurigana }) => `${stem}${okurigana === '' ? '' : `（${okurigana}）`}`)
    .join('、')
}
