/** How an answer went: 1 Again (a failure), 2 Hard, 3 Good, 4 Easy. Hard is a success. */
export type Rating = 1 | 2 | 3 | 4

export const again = 1 satisfies Rating

export function isRating(value: number): value is Rating {
  return value === 1 || value === 2 || value === 3 || value === 4
}
