import Link from '@mui/material/Link'
import { createLink, Outlet } from '@tanstack/react-router'

const FooterLink = createLink(Link)

/** Pages outside the areas of the product, with what one may want to read there. */
export function Framed() {
  return (
    <>
      <Outlet />
      <footer className="framed-foot">
        <FooterLink to="/terms" color="inherit">
          Terms of service
        </FooterLink>
        <FooterLink to="/privacy" color="inherit">
          Privacy policy
        </FooterLink>
        <FooterLink to="/app/dict/credits" color="inherit">
          Credits
        </FooterLink>
      </footer>
    </>
  )
}
