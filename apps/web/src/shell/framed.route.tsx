import { createFileRoute } from '@tanstack/react-router'
import { Framed } from './framed'
import { NotFoundPage } from './not-found-page'

export const Route = createFileRoute('/_framed')({
  component: Framed,
  // Stands where the page would: app bar and navigation stay.
  notFoundComponent: NotFoundPage,
})
