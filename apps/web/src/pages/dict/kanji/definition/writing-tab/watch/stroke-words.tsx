interface StrokeWordsProps {
  descriptions: readonly (string | null)[]
  currentIndex: number
}

/** The order of the strokes for whoever does not see the drawing, or likes to read it. */
export function StrokeWords({ descriptions, currentIndex }: StrokeWordsProps) {
  return (
    <section aria-labelledby="stroke-words">
      <h2 id="stroke-words" className="writing-heading">
        The strokes in words
      </h2>
      <ol className="watch-words">
        {descriptions.map((description, index) => (
          <li key={index} {...(index === currentIndex && { 'aria-current': 'step' })}>
            {description ?? 'a stroke of its own kind'}
          </li>
        ))}
      </ol>
    </section>
  )
}
