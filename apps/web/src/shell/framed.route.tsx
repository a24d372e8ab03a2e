import { createFileRoute } from '@tanstack/react-router'
import { App } from './app'

/** Pages outside the areas of the product, in the same frame. */
export const Route = createFileRoute('/_framed')({
  component: App,
})
