import { useMatches } from '@tanstack/react-router'

const tabs = [
  '/app/dict/kanji/$id/words',
  '/app/dict/kanji/$id/writing',
  '/app/dict/kanji/$id/structure',
  '/app/dict/kanji/$id/related',
] as const

/** The path of the open tab, so that the next kanji opens on the same one. */
export function useOpenTab(): (typeof tabs)[number] {
  return useMatches({
    select: (matches) =>
      tabs.find((tab) => matches.some((match) => match.routeId === tab)) ?? tabs[0],
  })
}
