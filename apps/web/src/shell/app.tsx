import { Outlet } from '@tanstack/react-router'
import { AppFrame } from './app-frame'

/** The pages of the product, in their frame. */
export function App() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  )
}
