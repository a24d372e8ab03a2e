/**
 * The lines of a table of roles, `text role / role / role`, by their text; a role that is left out is
 * undefined.
 */
export function parseRoles(table: string): Map<string, (string | undefined)[]> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [, text = '', roles = ''] = /^(\S+) (.+)$/u.exec(line) ?? []
        return [text, roles.split(' / ').map((role) => (role === '-' ? undefined : role))] as const
      }),
  )
}
