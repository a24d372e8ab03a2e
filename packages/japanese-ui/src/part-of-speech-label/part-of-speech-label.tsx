import './part-of-speech-label.css'

export interface PartOfSpeechLabelProps {
  /** In the source's order, each with the English label that a learner reads. */
  partsOfSpeech: readonly { code: string; label: string }[]
}

/** "Ichidan verb, transitive": what kind of word a group of senses is. */
export function PartOfSpeechLabel({ partsOfSpeech }: PartOfSpeechLabelProps) {
  return (
    <span className="ja-part-of-speech">
      {partsOfSpeech.map(({ code, label }, index) => (
        <span key={code} title={code}>
          {index === 0 ? capitalize(label) : `, ${label}`}
        </span>
      ))}
    </span>
  )
}

function capitalize(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}
