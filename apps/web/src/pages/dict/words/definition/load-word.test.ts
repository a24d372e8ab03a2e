import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { CallFailure } from '../../../../api/calls/call-failure'
import { buildWord } from '../testing/build-word'
import { loadWord } from './load-word'

const answers = vi.hoisted(() => ({ find: vi.fn() }))

// The call itself is replaced; keys and cache are the real ones.
vi.mock('../../../../api/api', () => ({
  api: {
    dict: {
      words: {
        getDefinitionOverview: {
          queryOptions: (key: object) => ({
            queryKey: ['word', key],
            queryFn: () => answers.find(key),
            retry: false,
          }),
        },
      },
    },
  },
}))

function failure(httpStatus: number): Error {
  return CallFailure.from({
    error: { message: 'failed', code: -32000, data: { httpStatus } },
  })
}

const key = { wordId: 1327190, spellingId: 'saaaaaaaaaa', meaningId: 3 }

test.each([
  [['spelling'], 'an unknown spelling falls back to the first one'],
  [['meaning'], 'an unknown sense is left out, and the spelling kept'],
  [['spelling', 'meaning'], 'so do both'],
])('wrong %s: %s', async (wrong) => {
  answers.find.mockImplementation(async ({ spellingId, meaningId }: typeof key) => {
    const isWrong =
      (wrong.includes('spelling') && spellingId !== null) ||
      (wrong.includes('meaning') && meaningId !== null)
    if (isWrong) throw failure(404)
    return buildWord()
  })
  await expect(loadWord(new QueryClient(), key)).resolves.toEqual(buildWord())
  const last = answers.find.mock.lastCall?.[0]
  expect(last?.spellingId).toBe(wrong.includes('spelling') ? null : key.spellingId)
})

test('an unknown word is a page that does not exist', async () => {
  answers.find.mockRejectedValue(failure(404))
  await expect(loadWord(new QueryClient(), key)).rejects.toMatchObject({ isNotFound: true })
})

test('a server that fails is not asked for less: that is no answer about the word', async () => {
  answers.find.mockClear()
  answers.find.mockRejectedValue(failure(500))
  await expect(loadWord(new QueryClient(), key)).rejects.toThrow('failed')
  expect(answers.find).toHaveBeenCalledTimes(1)
})
