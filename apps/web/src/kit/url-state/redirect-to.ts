import { type LinkProps, redirect } from '@tanstack/react-router'

type Target = Parameters<typeof redirect>[0]

interface Visit {
  params: object
  location: { search: object }
}

/**
 * For `beforeLoad` of a bare path that opens one of the pages below it, with all that the link
 * carried: its ids and its search.
 */
export function redirectTo(to: LinkProps['to']): (visit: Visit) => never {
  return ({ params, location: { search } }) => {
    throw redirect({ to, params, search, replace: true } as Target)
  }
}
