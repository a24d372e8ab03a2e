import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { api } from '../../../../api/api'
import { isNothingThere } from '../../../../api/api-error'
import type { KanjiDefinition } from './kanji-definition'

/**
 * Goes to the kanji of a form that is known already, since the page that the server drew brought it
 * along: before anything is asked about the form, which has nothing.
 */
export function leaveKnownVariant(queryClient: QueryClient, id: string): void {
  const known = queryClient.getQueryData(api.dict.kanji.findVariant.queryOptions(id).queryKey)
  if (known) throw toVariant(known.literal, id)
}

/**
 * The kanji of the address. A form without an entry of its own (髙) leads to the kanji that it is a
 * form of, whose page says so.
 */
export async function loadKanji(queryClient: QueryClient, id: string): Promise<KanjiDefinition> {
  try {
    return await queryClient.ensureQueryData(api.dict.kanji.getDefinitionOverview.queryOptions(id))
  } catch (error) {
    if (!isNothingThere(error)) throw error
    const variant = await findVariant(queryClient, id)
    if (variant === null) throw notFound()
    throw toVariant(variant.literal, id)
  }
}

function toVariant(literal: string, id: string) {
  return redirect({
    to: '/app/dict/kanji/$id/words',
    params: { id: literal },
    search: { from: id },
    replace: true,
  })
}

async function findVariant(queryClient: QueryClient, id: string) {
  try {
    return await queryClient.ensureQueryData(api.dict.kanji.findVariant.queryOptions(id))
  } catch (error) {
    // What is no character at all is a form of nothing.
    if (isNothingThere(error)) return null
    throw error
  }
}
