/** All but the field of the search, whose form goes to the results by itself. */
const controls = /<(button|input|select|textarea)(?=[\s>])(?![^>]* name="q")/g

/**
 * What needs the site's code cannot be used before it is there: no press or key reaches it, and no
 * screen reader names it. React writes no `<` or `>` of a text into its HTML, so each one is of an
 * element.
 */
export function makeInert(html: string): string {
  return html.replaceAll(controls, '<$1 inert')
}
