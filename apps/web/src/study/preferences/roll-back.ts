/** The values that the changes will replace. */
export function pickBefore<Values extends object>(
  values: Values,
  changes: Partial<Values>,
): Partial<Values> {
  const names = Object.keys(changes) as (keyof Values)[]
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>
}

/** Takes changes back, apart from what was changed again since. */
export function rollBack<Values extends object>(
  values: Values,
  { changes, before }: { changes: Partial<Values>; before: Partial<Values> },
): Values {
  const names = Object.keys(changes) as (keyof Values)[]
  const unchanged = names.filter((name) => values[name] === changes[name])
  return {
    ...values,
    ...Object.fromEntries(unchanged.map((name) => [name, before[name]])),
  }
}
