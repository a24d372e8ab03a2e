/** Longer descriptions are cut off by those who show them. */
const maxLength = 200

/** What a page is about, for lists of search results and previews of links: whole words of it. */
export function shortenDescription(text: string): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
