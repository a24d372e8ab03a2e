import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from '@tanstack/react-router'
import { toWindowTitle, useWindowTitle } from './use-window-title'

const title = 'Page not found'

export const notFoundTitle = toWindowTitle(title)

export function NotFoundPage() {
  useWindowTitle(title)
  return (
    <Box component="section" sx={{ py: 8, px: 2, textAlign: 'center' }}>
      <Typography variant="h2" component="p" sx={{ fontSize: '4rem' }} color="textSecondary">
        404
      </Typography>
      <Typography variant="h1" gutterBottom>
        Oops! Page not found
      </Typography>
      <Typography sx={{ mb: 3 }}>
        It looks like page you are looking for does not exist. Please check the URL and try again.
      </Typography>
      <FilledButton component={Link} to="/app/dict">
        Return to home page
      </FilledButton>
    </Box>
  )
}
