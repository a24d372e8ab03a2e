import {
  drawRuby,
  ExampleSentence,
  type ExampleSentenceProps,
} from '@kotonoha/japanese-ui/example-sentence/example-sentence'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePreferences } from '../../session/preferences/preferences-store'
import { useAreKanjiKnown } from '../../study-marks/use-standing'
import { isExplicit } from './is-explicit'

/** A sentence whose words are links, with as many readings as the learner wants to see. */
export function WordExample({
  example,
}: {
  example: Pick<ExampleSentenceProps, 'japanese' | 'english'>
}) {
  const shown = usePreferences((preferences) => preferences.sentenceFurigana)
  const sentence = (
    <ExampleSentence
      japanese={example.japanese}
      english={example.english}
      renderWord={linkWord}
      renderRuby={drawers[shown]}
    />
  )
  if (!isExplicit(example.english)) return sentence
  return (
    <details className="explicit-example">
      <summary>A sentence for adults</summary>
      {sentence}
    </details>
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
  all: drawRuby,
  unknown: (text: string, ruby: string) => <RubyOfUnknown text={text} ruby={ruby} />,
  none: (text: string) => text,
}

/** Whoever is not signed in knows no kanji that the site could know of. */
function RubyOfUnknown({ text, ruby }: { text: string; ruby: string }) {
  const areKnown = useAreKanjiKnown([...text].filter((letter) => /\p{Script=Han}/u.test(letter)))
  return areKnown ? text : drawRuby(text, ruby)
}
