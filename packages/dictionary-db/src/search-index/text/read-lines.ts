/** The words of each line of a table. */
export function readLines(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
}
