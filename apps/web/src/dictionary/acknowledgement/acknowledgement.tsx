import './acknowledgement.css'
import { TextLink } from '@kotonoha/ui-kit/text-link/text-link'
import { createLink } from '@tanstack/react-router'

const QuietLink = createLink(TextLink)

/**
 * The licence of the EDRDG's files asks for this on every screen that shows them. No link stands within
 * the sentence: it would move when the face of the site comes and breaks the lines elsewhere.
 */
export function Acknowledgement() {
  return (
    <footer className="acknowledgement">
      <p>
        This site uses the JMdict, JMnedict, KANJIDIC2 and RADKFILE/KRADFILE dictionary files, the
        property of the Electronic Dictionary Research and Development Group, used in conformance
        with the Group’s licence.
      </p>
      <p>
        <TextLink href="https://www.edrdg.org/" rel="noreferrer" isQuiet>
          The Group
        </TextLink>
        {' · '}
        <QuietLink to="/app/dict/credits" isQuiet>
          All sources and licences
        </QuietLink>
      </p>
    </footer>
  )
}
