import './practice-sheet.css'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { Print as PrintIcon } from '@kotonoha/ui-kit/icons/print'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { OptionSwitch } from '../../../../../../kit/option-switch/option-switch'
import type { KanjiDefinition } from '../../kanji-definition'
import { FurtherKanjiField } from './further-kanji-field'
import type { ModelShare } from './plan-sheet'
import { SheetPaper } from './sheet-paper'
import type { SheetGrid } from './sheet-row'
import { useFurtherKanji } from './use-further-kanji'

const sizes = [
  { value: '15', label: 'Small' },
  { value: '20', label: 'Medium' },
  { value: '26', label: 'Large' },
] as const
const repeats = [
  { value: '10', label: '10 times' },
  { value: '20', label: '20' },
  { value: '40', label: '40' },
  { value: '80', label: '80' },
] as const
const models: { value: ModelShare; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'some', label: 'Some' },
  { value: 'half', label: 'Half' },
  { value: 'all', label: 'All' },
]
const grids: { value: SheetGrid; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'cross', label: 'Cross' },
  { value: 'diagonals', label: 'Cross and diagonals' },
]

export interface PracticeSheetProps {
  kanji: KanjiDefinition
  strokes: NonNullable<KanjiDefinition['strokes']>
  /** What was typed of other kanji for the same sheet; kept in the address. */
  also: string
  onAlsoChange: (typed: string) => void
}

/** A sheet to write on with a real pencil, as it will come out of the printer. */
export function PracticeSheet({ kanji, strokes, also, onAlsoChange }: PracticeSheetProps) {
  const [size, setSize] = useState<(typeof sizes)[number]['value']>('20')
  const [count, setCount] = useState<(typeof repeats)[number]['value']>('40')
  const [share, setShare] = useState<ModelShare>('some')
  const [grid, setGrid] = useState<SheetGrid>('cross')
  const choices = { squareMm: Number(size), repeats: Number(count), models: share }
  // The field keeps what is typed: an address that follows late would disturb an input method.
  const [typed, setTyped] = useState(also)
  const further = useFurtherKanji(typed, kanji.literal)
  const all = [{ kanji, strokes }, ...further.drawn]
  const paper = <SheetPaper all={all} choices={choices} grid={grid} />
  return (
    <div className="practice-sheet">
      <FurtherKanjiField
        value={typed}
        onChange={(value) => {
          setTyped(value)
          onAlsoChange(value)
        }}
        undrawn={further.undrawn}
        hasFailed={further.hasFailed}
      />
      <div className="practice-sheet-choices">
        <OptionSwitch
          legend="Squares"
          isLegendShown
          options={sizes}
          value={size}
          onChange={setSize}
        />
        <OptionSwitch
          legend="Write it"
          isLegendShown
          options={repeats}
          value={count}
          onChange={setCount}
        />
        <OptionSwitch
          legend="To trace"
          isLegendShown
          options={models}
          value={share}
          onChange={setShare}
        />
        <OptionSwitch
          legend="Guides"
          isLegendShown
          options={grids}
          value={grid}
          onChange={setGrid}
        />
      </div>
      <FilledButton startIcon={<PrintIcon />} onClick={() => window.print()}>
        Print
      </FilledButton>
      <p className="practice-sheet-note">
        To keep it as a file, choose “Save as PDF” where the printer is chosen.
      </p>
      <div className="practice-sheet-preview">{paper}</div>
      {/* Beside the page, so that in print the page can be left out as a whole. */}
      {createPortal(<div className="practice-sheet-print">{paper}</div>, document.body)}
    </div>
  )
}
