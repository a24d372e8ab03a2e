import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { api } from '../../../../api/api'
import { leaveKnownVariant } from './load-kanji'

test('a form of which the page knows already what it is leads there before anything is asked', () => {
  const queryClient = new QueryClient()
  leaveKnownVariant(queryClient, '髙')
  const { queryKey } = api.dict.kanji.findVariant.queryOptions('髙')
  queryClient.setQueryData(queryKey, () => ({ literal: '高' }))
  leaveKnownVariant(queryClient, '高')
  expect(() => leaveKnownVariant(queryClient, '髙')).toThrow(
    expect.objectContaining({
      options: expect.objectContaining({ params: { id: '高' }, search: { from: '髙' } }),
    }),
  )
})
