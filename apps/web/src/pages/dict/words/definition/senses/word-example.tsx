import { ExampleSentence } from '@kotonoha/japanese-ui/example-sentence/example-sentence'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePreferences } from '../../../../../session/preferences/preferences-store'
import { useAreKanjiKnown } from '../../../../../study-marks/use-standing'
import type { Sense } from '../word-definition'

/** A sentence whose words are links, with as many readings as the learner wants to see. */
export function WordExample({ example }: { example: Sense['examples'][number] }) {
  const shown = usePreferences((preferences) => preferences.sentenceFurigana)
  return (
    <ExampleSentence
      japanese={example.japanese}
      english={example.english}
      renderWord={linkWord}
      renderRuby={drawers[shown]}
    />
  )
}

function linkWord(wordId: number, content: ReactNode): ReactNode {
  return (
    <Link to="/app/dict/words/$id/kanji" params={{ id: String(wordId) }} preload={false}>
      {content}
    </Link>
  )
}

const drawers = {
  all: (text: string, ruby: string) => <Ruby text={text} ruby={ruby} />,
  unknown: (text: string, ruby: string) => <RubyOfUnknown text={text} ruby={ruby} />,
  none: (text: string) => text,
}

interface RubyProps {
  text: string
  ruby: string
}

function Ruby({ text, ruby }: RubyProps) {
  return (
    <ruby>
      {text}
      <rt>{ruby}</rt>
    </ruby>
  )
}

/** Whoever is not signed in knows no kanji that the site could know of. */
function RubyOfUnknown({ text, ruby }: RubyProps) {
  const areKnown = useAreKanjiKnown([...text].filter((letter) => /\p{Script=Han}/u.test(letter)))
  return areKnown ? text : <Ruby text={text} ruby={ruby} />
}
