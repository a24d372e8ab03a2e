import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorPage } from './error-page'

/** The frame itself may be what failed, so it is left out. */
export function RootErrorPage(props: ErrorComponentProps) {
  return (
    <main>
      <ErrorPage {...props} />
    </main>
  )
}
