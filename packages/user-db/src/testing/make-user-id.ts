let made = 0

/** An id that no other test of the file uses. */
export function makeUserId(): string {
  made += 1
  return toNumberedUserId(made)
}

export function toNumberedUserId(number: number): string {
  return `018f0000-0000-7000-8000-${number.toString().padStart(12, '0')}`
}
