import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { isUnreachable } from '../api/api-error'
import { useWindowTitle } from './use-window-title'

/** What happened comes below the words of every failure; the retry asks the failed calls anew. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  useWindowTitle('Something went wrong')
  const router = useRouter()
  const failedQueries = useQueryErrorResetBoundary()

  const retry = useCallback(() => {
    failedQueries.reset()
    reset()
    void router.invalidate()
  }, [failedQueries, reset, router])

  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])

  return (
    <Box component="section" role="alert" sx={{ py: 8, px: 2, textAlign: 'center' }}>
      <Typography variant="h1" gutterBottom>
        Oops! Something went wrong.
      </Typography>
      <Typography sx={{ mb: 1 }}>Try reloading the page or trying again later.</Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {isUnreachable(error)
          ? 'The server could not be reached. Check the connection.'
          : 'The server could not answer.'}
      </Typography>
      <FilledButton onClick={retry}>Try again</FilledButton>
    </Box>
  )
}
