import { useLocation } from '@tanstack/react-router'

/** The part of the product that the page belongs to; pages of neither count to the dictionary. */
export function useArea(): 'dict' | 'kanji' {
  return useLocation({
    select: ({ pathname }) => (/^\/app\/kanji(?:\/|$)/.test(pathname) ? 'kanji' : 'dict'),
  })
}
