/** `1 item`, `1,000 items`. */
export function describeCount(itemCount: number): string {
  return itemCount === 1 ? '1 item' : `${itemCount.toLocaleString('en')} items`
}
