let made = 0

/** An id that no other test of the file uses. */
export function makeUserId(): string {
  made += 1
  return `018f0000-0000-7000-8000-${made.toString().padStart(12, '0')}`
}
