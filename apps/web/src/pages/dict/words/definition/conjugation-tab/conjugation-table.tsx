import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { ConjugatedForms } from './conjugated-forms'
import type { ConjugationRow } from './conjugation'

/** `narrow` heads the column where polite forms stand below the plain ones. */
const columns = [
  { key: 'plainAffirmative', wide: 'Plain', narrow: 'Affirmative' },
  { key: 'plainNegative', wide: 'Plain negative', narrow: 'Negative' },
  { key: 'politeAffirmative', wide: 'Polite', narrow: 'Polite' },
  { key: 'politeNegative', wide: 'Polite negative', narrow: 'Polite negative' },
] as const

interface ConjugationTableProps {
  rows: readonly ConjugationRow[]
  caption: string
}

/**
 * A table where there is room for five columns; else each form becomes a block of two lines, plain
 * and polite, under a head of two columns, affirmative and negative.
 */
export function ConjugationTable({ rows, caption }: ConjugationTableProps) {
  return (
    <table className="conjugation-table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Form</th>
          {columns.map(({ key, wide, narrow }) => (
            <th key={key} scope="col">
              <span className="conjugation-wide">{wide}</span>
              <span className="conjugation-narrow">{narrow}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.form}
            data-plain={row.plainAffirmative.length + row.plainNegative.length > 0}
            data-polite={row.politeAffirmative.length + row.politeNegative.length > 0}
          >
            <th scope="row">
              <span className="conjugation-label">{row.label}</span>
              <span className="conjugation-use">{row.use}</span>
            </th>
            {columns.map(({ key }) => (
              <td key={key} data-empty={row[key].length === 0}>
                <ConjugatedForms forms={row[key]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
