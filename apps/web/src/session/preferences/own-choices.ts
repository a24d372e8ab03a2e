import * as v from 'valibot'
import {
  type Choices,
  choices,
  defaultPreferences,
  listPreferenceNames,
  type PreferenceName,
  type Preferences,
  preferences,
} from './preference-values'

/**
 * Whose choices a device knows. None is lost: one made without a connection waits for its account
 * even when somebody else signs in meanwhile.
 */
export interface OwnChoices {
  /** Made on this device while nobody was signed in. */
  ofDevice: Choices
  /** By user id: made while signed in, not yet known to have reached the account. */
  waiting: Readonly<Record<string, Choices>>
  /** Who is signed in, and the times of what the account was last known to hold. */
  account: { userId: string; changedAt: Partial<Record<PreferenceName, string>> } | null
}

export const noChoices: OwnChoices = { ofDevice: {}, waiting: {}, account: null }

/** Takes note of what the learner just chose. */
export function recordChoices(
  own: OwnChoices,
  changes: Partial<Preferences>,
  now: Date,
): OwnChoices {
  const { account } = own
  const known = account === null ? own.ofDevice : (own.waiting[account.userId] ?? {})
  const made = Object.fromEntries(
    listPreferenceNames().flatMap((name) => {
      if (changes[name] === undefined) return []
      // A clock that is slow must not make a new choice older than the one it replaces.
      const earlier = [known[name]?.changedAt, account?.changedAt[name]]
      const least = Math.max(0, ...earlier.map((time) => (time ? Date.parse(time) + 1 : 0)))
      const changedAt = new Date(Math.max(now.getTime(), least)).toISOString()
      return [[name, { value: changes[name], changedAt }]]
    }),
  )
  const all = v.parse(choices, { ...known, ...made })
  return account === null
    ? { ...own, ofDevice: all }
    : { ...own, waiting: { ...own.waiting, [account.userId]: all } }
}

/** From now on choices are made for this account. */
export function enterAccount(own: OwnChoices, userId: string): OwnChoices {
  if (own.account?.userId === userId) return own
  const before = own.account === null ? own : leaveAccount(own)
  return { ...before, account: { userId, changedAt: {} } }
}

/** What one learner chose is no choice of the next one on this device. */
export function leaveAccount(own: OwnChoices): OwnChoices {
  return { ...own, ofDevice: {}, account: null }
}

/**
 * Joins what the account holds with what this device knows. The account wins over choices that
 * were made signed out; those it has nothing of are added to it; of choices made for the account
 * the later one stands.
 */
export function reconcileChoices(
  own: OwnChoices,
  { userId, held, sent }: { userId: string; held: Choices; sent: Choices },
): { own: OwnChoices; values: Preferences } {
  const waiting: Record<string, unknown> = {}
  const values: Record<string, unknown> = {}
  const changedAt: Partial<Record<PreferenceName, string>> = {}
  for (const name of listPreferenceNames()) {
    const ofAccount = held[name]
    const madeHere = own.waiting[userId]?.[name]
    // Acknowledged by the answer, whichever of two choices stood.
    const isSent = madeHere !== undefined && madeHere.changedAt === sent[name]?.changedAt
    const isLater =
      ofAccount === undefined ||
      Date.parse(madeHere?.changedAt ?? '') > Date.parse(ofAccount.changedAt)
    const stillWaiting = !isSent && isLater ? madeHere : undefined
    const added = stillWaiting ?? (ofAccount === undefined ? own.ofDevice[name] : undefined)
    if (added !== undefined) waiting[name] = added
    if (ofAccount !== undefined) changedAt[name] = ofAccount.changedAt
    values[name] = (added ?? ofAccount)?.value ?? defaultPreferences[name]
  }
  const { [userId]: _before, ...ofOthers } = own.waiting
  const ofUser = Object.keys(waiting).length > 0 ? { [userId]: v.parse(choices, waiting) } : {}
  return {
    own: {
      ofDevice: {},
      waiting: { ...ofOthers, ...ofUser },
      account: { userId, changedAt },
    },
    values: v.parse(preferences, values),
  }
}
