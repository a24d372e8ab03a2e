import { Outlet } from '@tanstack/react-router'
import { AppFrame } from './app-frame'
import { DialogHost } from './dialog-host'
import { PageTheme } from './page-theme'
import { ToastHost } from './toast-host'
import { WindowTitle } from './window-title'

/**
 * What every page has around it, whatever area it belongs to. The frame is the same one for all:
 * going from signing in to the dictionary leaves the app bar and its open menu alone.
 */
export function Root() {
  return (
    <>
      <WindowTitle />
      <AppFrame>
        <PageTheme>
          <Outlet />
        </PageTheme>
      </AppFrame>
      <DialogHost />
      <ToastHost />
    </>
  )
}
