/** As many of its items as fit the preview of a link. */
const previewedItems = 8

interface SharedList {
  itemCount: number
  /** From the first; there may be more. */
  items: readonly { text: string }[]
}

/** What the preview of a link says of the list that it leads to. */
export function describeSharedList({ itemCount, items }: SharedList): string {
  const texts = items.slice(0, previewedItems).map(({ text }) => text)
  const more = itemCount > previewedItems ? ' …' : ''
  return [`A list of ${toItemCount(itemCount)}.`, `${texts.join('、')}${more}`].join(' ').trim()
}

/** `1 item`, `12 items`. */
export function toItemCount(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}
