// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { indexedDbStorage } from '../api/indexed-db-storage'
import {
  rememberViewed,
  useRecentlyViewed,
} from '../dictionary/recently-viewed/recently-viewed-store'
import { findKeptLists, keepLists } from '../dictionary/saved-lists/kept-lists'
import { rememberSearch, useRecentSearches } from '../dictionary/search/recent-searches'
import { forgetUser } from '../session/forget-user'
import { setUser } from '../session/user-store'
import { keyPrefix, onboardingStorageKey } from '../study/profile/forget-study-answers'
import { registerForgetting } from './forgotten-with-user'

registerForgetting()

beforeEach(async () => {
  setUser({ kind: 'signed-in', userId: '1', firstName: 'Aki', lastName: 'Leaf' })
  rememberViewed({ kind: 'kanji', kanjiId: '食', gloss: 'eat' })
  rememberSearch('taberu')
  localStorage.setItem(onboardingStorageKey, '{}')
  await indexedDbStorage.setItem(`${keyPrefix}/1/level`, '7')
  await keepLists('1', { knownAtMs: 1, lists: [] })
})

test('the next person at this device sees nothing that the learner looked at, searched or studied', async () => {
  forgetUser()
  // Left on this device only: the account keeps what it has.
  expect(useRecentlyViewed.getState()).toEqual({ entries: [], forgottenAt: null })
  expect(useRecentSearches.getState().queries).toEqual([])
  expect(localStorage.getItem(onboardingStorageKey)).toBeNull()
  await expect.poll(() => indexedDbStorage.getItem(`${keyPrefix}/1/level`)).toBeUndefined()
  await expect.poll(() => findKeptLists('1')).toBeUndefined()
})

test('somebody who never signed in keeps what they looked at', () => {
  setUser({ kind: 'signed-out' })
  forgetUser()
  expect(useRecentlyViewed.getState().entries).toHaveLength(1)
})
