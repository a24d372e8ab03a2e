import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

/** A link that looks like the one main action. */
export const FilledLink = createLink(FilledAnchor)

/** A link that looks like an action which must not draw the eye. */
export const TextLink = createLink(TextAnchor)

function FilledAnchor(props: ComponentPropsWithRef<'a'>) {
  return <FilledButton component="a" {...props} />
}

function TextAnchor(props: ComponentPropsWithRef<'a'>) {
  return <TextButton component="a" size="small" {...props} />
}
