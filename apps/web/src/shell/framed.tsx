import { TextLink } from '@kotonoha/ui-kit/text-link/text-link'
import { createLink, Outlet } from '@tanstack/react-router'

const FooterLink = createLink(TextLink)

/** Pages outside the areas of the product, with what one may want to read there. */
export function Framed() {
  return (
    <>
      <Outlet />
      <footer className="framed-foot">
        <FooterLink to="/terms" isQuiet>
          Terms of service
        </FooterLink>
        <FooterLink to="/privacy" isQuiet>
          Privacy policy
        </FooterLink>
        <FooterLink to="/app/dict/credits" isQuiet>
          Credits
        </FooterLink>
      </footer>
    </>
  )
}
