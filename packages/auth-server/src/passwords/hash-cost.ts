/** What hashing one password with Argon2id costs, us as well as whoever steals the hashes. */
export interface PasswordHashCost {
  memoryKib: number
  passes: number
}

/**
 * Between 50 and 100 ms on one core of a small server (`npm run bench -- accounts` shows it), and
 * well above the least that OWASP's Password Storage Cheat Sheet wants.
 */
export const defaultHashCost: PasswordHashCost = { memoryKib: 64 * 1024, passes: 4 }

/** OWASP's least, with two passes. */
export const leastHashMemoryKib = 19 * 1024
