import './acknowledgement.css'
import { TextLink } from '@kotonoha/ui-kit/text-link/text-link'
import { createLink } from '@tanstack/react-router'

const QuietLink = createLink(TextLink)

/** The licence of the EDRDG's files asks for this on every screen that shows them. */
export function Acknowledgement() {
  return (
    <footer className="acknowledgement">
      <p>
        This site uses the JMdict, JMnedict, KANJIDIC2 and RADKFILE/KRADFILE dictionary files, the
        property of the{' '}
        <TextLink href="https://www.edrdg.org/" rel="noreferrer" isQuiet>
          Electronic Dictionary Research and Development Group
        </TextLink>
        , used in conformance with the Group’s licence.{' '}
        <QuietLink to="/app/dict/credits" isQuiet>
          All sources and licences
        </QuietLink>
      </p>
    </footer>
  )
}
