import { notFound } from '@tanstack/react-router'

/** The word id of the URL. What cannot be one is a page that does not exist. */
export function parseWordId(param: string): number {
  if (!/^[1-9]\d{0,9}$/.test(param)) throw notFound()
  return Number(param)
}
