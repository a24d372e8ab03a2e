/**
 * Who may keep an answer, and how long.
 *
 * - `by-dictionary`: the same for everybody as long as the dictionary is the same.
 * - `revalidated`: likewise, but asked again every time: it says which dictionary is open.
 */
export type Cacheability = 'by-dictionary' | 'revalidated'
