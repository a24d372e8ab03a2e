import { Outlet } from '@tanstack/react-router'
import { DialogHost } from './dialog-host'
import { ToastHost } from './toast-host'
import { WindowTitle } from './window-title'

/** What every page has around it, whatever area it belongs to. */
export function Root() {
  return (
    <>
      <WindowTitle />
      <Outlet />
      <DialogHost />
      <ToastHost />
    </>
  )
}
