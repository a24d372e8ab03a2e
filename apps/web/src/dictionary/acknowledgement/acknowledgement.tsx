import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from '@tanstack/react-router'

/** The licence of the EDRDG's files asks for this on every screen that shows them. */
export function Acknowledgement() {
  return (
    <Box component="footer" sx={{ mt: 6, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="caption" color="textSecondary" component="p">
        This site uses the JMdict, JMnedict, KANJIDIC2 and RADKFILE/KRADFILE dictionary files, the
        property of the{' '}
        <Link href="https://www.edrdg.org/" rel="noreferrer" color="inherit">
          Electronic Dictionary Research and Development Group
        </Link>
        , used in conformance with the Group’s licence.{' '}
        <Link component={RouterLink} to="/app/dict/credits" color="inherit">
          All sources and licences
        </Link>
      </Typography>
    </Box>
  )
}
