import './text-link.css'
import type { ComponentPropsWithRef } from 'react'

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  /** In the colour of the text around it. */
  isQuiet?: boolean
}

/** A link within text. For one of the site's own pages, give it to the router's `createLink`. */
export function TextLink({ isQuiet = false, className = '', ...props }: TextLinkProps) {
  const look = isQuiet ? 'text-link text-link-inherit' : 'text-link'
  return <a {...props} className={`${look} ${className}`.trimEnd()} />
}
