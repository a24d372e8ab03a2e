import * as v from 'valibot'

/** As many as a search may name; no kanji shows more. */
const mostComponents = 20

/**
 * The chosen components in the URL, written one after another (`?components=日寸`), each once.
 * The digits that a mistyped link may hold are read as a number, which makes no sense here.
 */
export const radicalsSearch = v.object({
  components: v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => [...new Set(text)].slice(0, mostComponents).join('')),
      ),
      '',
    ),
    '',
  ),
})

export const radicalsSearchDefaults = { components: '' } satisfies v.InferOutput<
  typeof radicalsSearch
>

/** Without what is no component: a mistyped link must not leave a search that nothing can end. */
export function keepComponents(components: string, known: readonly { literal: string }[]): string {
  const literals = new Set(known.map(({ literal }) => literal))
  return [...components].filter((literal) => literals.has(literal)).join('')
}

/** Chooses the component, or no longer. */
export function toggleComponent(components: string, literal: string): string {
  return components.includes(literal)
    ? components.replace(literal, '')
    : addComponents(components, [literal])
}

/** With the components that are not there yet, in the order given. */
export function addComponents(components: string, literals: readonly string[]): string {
  return [...new Set([...components, ...literals])].slice(0, mostComponents).join('')
}
