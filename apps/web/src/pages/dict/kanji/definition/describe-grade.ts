/** KANJIDIC2's grade in words: 1–6 primary school, 8 the other jōyō kanji, 9 and 10 for names. */
export function describeGrade(grade: number | null): string | undefined {
  if (grade === null) return undefined
  if (grade <= 6) return `Taught in grade ${grade}`
  return grade === 8 ? 'Taught in secondary school' : 'Used in names (jinmeiyō)'
}
