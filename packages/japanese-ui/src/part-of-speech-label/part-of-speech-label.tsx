import './part-of-speech-label.css'

export interface PartOfSpeechLabelProps {
  /** In the source's order, each with the English label that a learner reads. */
  partsOfSpeech: readonly { code: string; label: string }[]
}

/** "Ichidan verb, transitive": what kind of word a group of senses is. */
export function PartOfSpeechLabel({ partsOfSpeech }: PartOfSpeechLabelProps) {
  return (
    <span className="ja-part-of-speech">
      {sortByWeight(partsOfSpeech).map(({ code, label }, index) => (
        <span key={code} title={code}>
          {index === 0 ? capitalize(label) : `, ${label}`}
        </span>
      ))}
    </span>
  )
}

/** What the word is comes before how it is joined to a noun: なま is a noun that takes の. */
function sortByWeight(partsOfSpeech: PartOfSpeechLabelProps['partsOfSpeech']) {
  const isUse = ({ code }: { code: string }) => Number(code === 'adj-no')
  return partsOfSpeech.toSorted((a, b) => isUse(a) - isUse(b))
}

function capitalize(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}
