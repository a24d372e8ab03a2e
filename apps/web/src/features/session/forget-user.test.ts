// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isWorthKeeping } from '../../api/persisted-cache'
import { queryClient } from '../../api/query-client'
import { rememberViewed, useRecentlyViewed } from '../recently-viewed/recently-viewed-store'
import { forgetUser } from './forget-user'
import { renameUser, setUser, useUserStore } from './user-store'

const ownKey = [['dict', 'lists', 'listLists'], { type: 'query' }]
const publicKey = [['dict', 'words', 'listWords'], { type: 'query' }]

test('what a learner left goes with the sign-out; the dictionary’s answers stay', () => {
  setUser({ kind: 'signed-in', userId: '1', firstName: 'Aki', lastName: 'Leaf' })
  queryClient.setQueryData(ownKey, ['My list'])
  queryClient.setQueryData(publicKey, ['食べる'])
  rememberViewed({ kind: 'kanji', kanjiId: '食', gloss: 'eat' })
  forgetUser()
  expect(queryClient.getQueryData(ownKey)).toBeUndefined()
  expect(queryClient.getQueryData(publicKey)).toEqual(['食べる'])
  // Left on this device only: the account keeps what it has.
  expect(useRecentlyViewed.getState()).toEqual({ entries: [], forgottenAt: null })
  expect(useUserStore.getState().session).toEqual({ kind: 'signed-out' })
  expect(localStorage.getItem('user-store')).not.toContain('Leaf')
})

test('somebody who never signed in keeps what they looked at', () => {
  setUser({ kind: 'signed-out' })
  rememberViewed({ kind: 'kanji', kanjiId: '食', gloss: 'eat' })
  forgetUser()
  expect(useRecentlyViewed.getState().entries).toHaveLength(1)
})

test('a learner’s own answers are never written to the disk', () => {
  queryClient.setQueryData(ownKey, ['My list'])
  queryClient.setQueryData(publicKey, ['食べる'])
  const kept = queryClient.getQueryCache().getAll().filter(isWorthKeeping)
  expect(kept.map(({ queryKey }) => queryKey)).toEqual([publicKey])
})

test('only somebody who is signed in has a name to change (specification, section 4)', () => {
  setUser({ kind: 'profile', userId: '1' })
  renameUser({ firstName: 'Aki', lastName: 'Leaf' })
  expect(useUserStore.getState().session).toEqual({ kind: 'profile', userId: '1' })
})
