import type { ImportOutcome } from './import-item'

const kinds = [
  { kind: 'component', name: 'Components' },
  { kind: 'kanji', name: 'Kanji' },
  { kind: 'word', name: 'Words' },
] as const

/** What is new, by level and kind. */
export function LevelTable({ levels }: Pick<ImportOutcome, 'levels'>) {
  const shown = kinds.filter(({ kind }) => levels.some((each) => each.kind === kind))
  const numbers = [...new Set(levels.map(({ level }) => level))]
  const itemsOf = (level: number, kind: string) =>
    levels.find((each) => each.level === level && each.kind === kind)?.items ?? 0
  return (
    <details className="import-details">
      <summary>By level</summary>
      <table className="import-numbers">
        <thead>
          <tr>
            <th scope="col">Level</th>
            {shown.map(({ kind, name }) => (
              <th key={kind} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.map((level) => (
            <tr key={level}>
              <th scope="row">{level}</th>
              {shown.map(({ kind }) => (
                <td key={kind}>{itemsOf(level, kind)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
