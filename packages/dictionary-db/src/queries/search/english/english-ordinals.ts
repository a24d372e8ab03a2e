const words =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
  fifteenth sixteenth seventeenth eighteenth nineteenth`.split(/\s+/u)
const tens = 'twent thirt fort fift sixt sevent eight ninet'.split(' ')

const ordinals: ReadonlyMap<string, number> = new Map([
  ...words.map((word, place) => [word, place + 1] as const),
  ...tens.map((ten, place) => [`${ten}ieth`, 20 + 10 * place] as const),
])
const beginnings: ReadonlyMap<string, number> = new Map(
  tens.map((ten, place) => [`${ten}y`, 20 + 10 * place]),
)

/** The place that an ordinal says: `tenth`, `21st` and `twenty first`. */
export function toOrdinal([first = '', second]: readonly string[]): number | undefined {
  const [, digits] = /^(\d{1,4})(?:st|nd|rd|th)$/u.exec(first) ?? []
  if (second === undefined) return digits === undefined ? ordinals.get(first) : Number(digits)
  const ten = beginnings.get(first)
  const one = ordinals.get(second)
  return ten === undefined || one === undefined || one > 9 ? undefined : ten + one
}
