import Button, { type ButtonProps } from '@mui/material/Button'
import Link, { type LinkProps } from '@mui/material/Link'
import { createLink } from '@tanstack/react-router'

/** A link of the text to another page of the site. */
export const AccountLink = createLink((props: LinkProps) => <Link {...props} />)

/** The one way on, drawn as the button it stands for; with an address it is a link. */
export const AccountButtonLink = createLink((props: ButtonProps) => (
  <Button variant="contained" {...props} />
))
