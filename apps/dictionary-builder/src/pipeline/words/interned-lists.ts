/**
 * One list for all that hold the same codes: 300,000 lists are a few hundred different ones.
 */
export class InternedLists {
  private readonly lists = new Map<string, readonly string[]>()

  /** The list with each code once. */
  intern(codes: readonly string[]): readonly string[] {
    const unique = [...new Set(codes)]
    const key = unique.join(' ')
    const known = this.lists.get(key)
    if (known !== undefined) return known
    this.lists.set(key, unique)
    return unique
  }
}
