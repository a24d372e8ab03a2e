import Box from '@mui/material/Box'
import { Link, Outlet } from '@tanstack/react-router'

/** App bar, navigation and the page. */
export function AppFrame() {
  return (
    <>
      <Box component="header" sx={{ p: 1 }}>
        <Link to="/app/dict">Kotonoha</Link>
      </Box>
      <Box component="main" id="main" tabIndex={-1} sx={{ p: 2, outline: 'none' }}>
        <Outlet />
      </Box>
    </>
  )
}
