// @vitest-environment jsdom
import { countQuestionsLeft, findCurrentQuestion } from '@kotonoha/study/session/question-queue'
import { parseSessionDocument } from '@kotonoha/study/session/session-document'
import { afterEach, expect, test } from 'vitest'
import {
  dropSubject,
  findKeptMode,
  findKeptPlace,
  isLatestPlace,
  keepPlace,
  noteSaving,
} from './kept-session'
import { cardOf, nowMs, sun, woman } from './testing/sample-items'
import { buildSessionToKeep } from './testing/session-to-keep'

const sessionId = 'session'

afterEach(() => localStorage.clear())

function keepAt(version: number, sending?: string) {
  keepPlace('me', buildSessionToKeep(), { version, sending, nowMs })
  const place = findKeptPlace('me', nowMs)
  if (place === undefined) throw new Error('nothing was kept')
  return place
}

test.each([
  [1, undefined, 1, 'saved', true, 'nothing was saved since'],
  [1, 'saved', 2, 'saved', true, 'the tab ended before it heard that its save had arrived'],
  [1, 'saved', 2, 'other', false, 'another device saved meanwhile'],
  [1, 'saved', 3, 'saved', false, 'another device went on twice'],
  [1, undefined, 2, 'other', false, 'another device went on'],
])(
  'kept at %i (sending %s), the server at %i with %s: the latest %s, since %s',
  (version, sending, serverVersion, document, isLatest, _reason) => {
    const place = keepAt(version, sending)
    expect(isLatestPlace(place, { version: serverVersion, document })).toBe(isLatest)
  },
)

test('a save that arrived is noted, so that a reload goes on without a question', () => {
  keepAt(1)
  noteSaving('me', { sessionId, version: 1, sending: 'saved' })
  expect(findKeptPlace('me', nowMs)).toMatchObject({ version: 1, sending: 'saved' })
  noteSaving('me', { sessionId, version: 2, sending: undefined })
  const place = findKeptPlace('me', nowMs)
  expect(place?.version).toBe(2)
  expect(place?.sending).toBeUndefined()
})

test('what kind of session was left is known before anybody is asked', () => {
  expect(findKeptMode('me', nowMs)).toBeUndefined()
  keepAt(1)
  expect(findKeptMode('me', nowMs)).toBe('reviews')
  expect(findKeptMode('somebody else', nowMs)).toBeUndefined()
})

test('what arrives late of a session before changes nothing of the one that is kept', () => {
  keepAt(1)
  noteSaving('me', { sessionId: 'before', version: 9, sending: undefined })
  expect(findKeptPlace('me', nowMs)?.version).toBe(1)
})

test('an item that was stopped on its page is left out of the session that waits', () => {
  const cards = [cardOf(sun, 'meaning'), cardOf(sun, 'reading'), cardOf(woman, 'meaning')]
  keepPlace('me', buildSessionToKeep(cards), { version: 3, nowMs })
  const findStudy = () => {
    const study = parseSessionDocument(findKeptPlace('me', nowMs)?.document ?? '')
    if (study === undefined) throw new Error('the session is gone')
    return study
  }
  dropSubject('somebody else', sun.subjectId, nowMs)
  expect(countQuestionsLeft(findStudy().queue)).toBe(3)
  dropSubject('me', sun.subjectId, nowMs)
  const study = findStudy()
  expect(countQuestionsLeft(study.queue)).toBe(1)
  expect(findCurrentQuestion(study.queue)?.subjectId).toBe(woman.subjectId)
  expect(findKeptPlace('me', nowMs)?.version).toBe(3)
})
