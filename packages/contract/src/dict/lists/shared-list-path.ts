/** Shared lists are pages of their own, outside the areas that a visitor may not know yet. */
const folder = '/lists/'

/** The page that shows a list to everybody who has its link. */
export function toSharedListPath(shareToken: string): string {
  return folder + shareToken
}

/** The share token of such a page's path, not yet checked; undefined for any other path. */
export function parseSharedListPath(path: string): string | undefined {
  const rest = path.startsWith(folder) ? path.slice(folder.length).replace(/\/$/, '') : ''
  return rest === '' || rest.includes('/') ? undefined : rest
}
