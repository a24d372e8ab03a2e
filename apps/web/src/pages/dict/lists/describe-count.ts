import { writeCount } from '../../../kit/counts/write-count'

/** `1 item`, `1,000 items`. */
export function describeCount(itemCount: number): string {
  return itemCount === 1 ? '1 item' : `${writeCount(itemCount)} items`
}
