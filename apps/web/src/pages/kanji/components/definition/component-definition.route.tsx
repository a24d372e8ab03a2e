import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadQuery } from '../../../../api/load-query'
import { ComponentDefinitionPage } from './component-definition-page'
import { componentQuery } from './component-query'

export const Route = createFileRoute('/app/_kanji-area/kanji/components/$id')({
  loader: ({ context, params }) =>
    loadQuery(context.queryClient, componentQuery(parseComponentId(params.id))),
  head: ({ loaderData }) => ({
    meta: [{ title: 'Components' }, { title: loaderData?.names[0] }],
  }),
  component: ComponentDefinitionPage,
})

/** Subjects are numbered; anything else is no component. */
function parseComponentId(text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw notFound()
  return Number(text)
}
