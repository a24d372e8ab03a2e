import { createFileRoute } from '@tanstack/react-router'
import { AppFrame } from './app-frame'

export const Route = createFileRoute('/app')({
  component: AppFrame,
})
