/** A day as the learner's own device counts it. */
export function formatDay(at: string): string {
  return new Date(at).toLocaleDateString('en', { dateStyle: 'long' })
}
