import type { ErrorComponentProps } from '@tanstack/react-router'
import { AppFrame } from './app-frame'
import { ErrorPage } from './error-page'
import { NotFoundPage } from './not-found-page'

/** For a path in no area: the way back is the frame around it. */
export function RootNotFoundPage() {
  return (
    <AppFrame>
      <NotFoundPage />
    </AppFrame>
  )
}

/** The frame itself may be what failed, so it is left out. */
export function RootErrorPage(props: ErrorComponentProps) {
  return (
    <main>
      <ErrorPage {...props} />
    </main>
  )
}
