import { VisuallyHidden } from '@kotonoha/japanese-ui/visually-hidden/visually-hidden'
import type { ApiOutputs } from '../../../../../api/api'
import { ConjugatedForms } from './conjugated-forms'

type Conjugation = NonNullable<ApiOutputs['dict']['words']['getConjugation']>
export type ConjugationRow = Conjugation['tables'][number]['rows'][number]

const columns = [
  { key: 'plainAffirmative', label: 'Plain' },
  { key: 'plainNegative', label: 'Plain negative' },
  { key: 'politeAffirmative', label: 'Polite' },
  { key: 'politeNegative', label: 'Polite negative' },
] as const

interface ConjugationTableProps {
  rows: readonly ConjugationRow[]
  caption: string
}

/**
 * A table where there is room for five columns; else each form becomes a block with its cells two
 * by two, labelled one by one, since the head of the table is then out of sight.
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
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.form}>
            <th scope="row">
              <span className="conjugation-label">{row.label}</span>
              <span className="conjugation-use">{row.use}</span>
            </th>
            {columns.map(({ key, label }) => (
              <td key={key} data-label={label} data-empty={row[key].length === 0}>
                <ConjugatedForms forms={row[key]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
