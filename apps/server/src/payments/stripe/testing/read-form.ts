/** What Stripe's library sends: `line_items[0][price]=…` as an object of objects. */
export interface Form {
  [name: string]: string | Form
}

export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split(/[[\]]+/).filter((part) => part !== '')
    const path = [first, ...rest]
    const last = path.pop() ?? ''
    let into = form
    for (const part of path) {
      const known = into[part]
      const next = typeof known === 'object' ? known : {}
      into[part] = next
      into = next
    }
    into[last] = value
  }
  return form
}

/** A part of a form that is a text; '' where there is none. */
export function textOf(form: Form, ...path: string[]): string {
  let at: string | Form | undefined = form
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined
  return typeof at === 'string' ? at : ''
}

/** A part of a form that is an object of texts, such as metadata. */
export function textsOf(form: Form, name: string): Record<string, string> {
  const part = form[name]
  if (typeof part !== 'object') return {}
  return Object.fromEntries(
    Object.entries(part).filter((each): each is [string, string] => typeof each[1] === 'string'),
  )
}
