import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from '@tanstack/react-router'

/** The texts are the specification's (section 2), to the letter. */
export function NotFoundPage() {
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
      <Button component={Link} to="/app/dict" variant="contained">
        Return to home page
      </Button>
    </Box>
  )
}
