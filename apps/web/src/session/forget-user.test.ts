// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { isWorthKeeping } from '../api/persisted-cache'
import { queryClient } from '../api/query-client'
import { forgetUser, onForgetUser } from './forget-user'
import { renameUser, setUser, useUserStore } from './user-store'

const ownKey = [['dict', 'lists', 'listLists'], { type: 'query' }]
const publicKey = [['dict', 'words', 'listWords'], { type: 'query' }]

let cleanings = 0
onForgetUser(() => {
  cleanings += 1
})

test('what a learner left goes with the sign-out; the dictionary’s answers stay', () => {
  setUser({ kind: 'signed-in', userId: '1', firstName: 'Aki', lastName: 'Leaf' })
  expect(document.documentElement.hasAttribute('data-signed-in')).toBe(true)
  queryClient.setQueryData(ownKey, ['My list'])
  queryClient.setQueryData(publicKey, ['食べる'])
  forgetUser()
  expect(queryClient.getQueryData(ownKey)).toBeUndefined()
  expect(queryClient.getQueryData(publicKey)).toEqual(['食べる'])
  expect(useUserStore.getState().session).toEqual({ kind: 'signed-out' })
  expect(localStorage.getItem('user-store')).not.toContain('Leaf')
  expect(document.documentElement.hasAttribute('data-signed-in'), 'no place of a learner').toBe(
    false,
  )
  expect(cleanings).toBe(1)
})

test('somebody who never signed in keeps what is theirs on this device', () => {
  cleanings = 0
  setUser({ kind: 'signed-out' })
  forgetUser()
  expect(cleanings).toBe(0)
})

test('a learner’s own answers are never written to the disk', () => {
  queryClient.setQueryData(ownKey, ['My list'])
  queryClient.setQueryData(publicKey, ['食べる'])
  const kept = queryClient.getQueryCache().getAll().filter(isWorthKeeping)
  expect(kept.map(({ queryKey }) => queryKey)).toEqual([publicKey])
})

test('only somebody who is signed in has a name to change', () => {
  setUser({ kind: 'profile', userId: '1' })
  renameUser({ firstName: 'Aki', lastName: 'Leaf' })
  expect(useUserStore.getState().session).toEqual({ kind: 'profile', userId: '1' })
})
