import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api'

interface AskedFormProps {
  /** The character of the address that led here. */
  from: string
  literal: string
}

/** Says why this kanji is shown; nothing where the address claims a form that is none. */
export function AskedForm({ from, literal }: AskedFormProps) {
  const { data: variant } = useQuery(api.dict.kanji.findVariant.queryOptions(from))
  if (variant?.literal !== literal) return null
  return (
    <p className="kanji-page-from">
      <span lang="ja">{from}</span> is another form of <span lang="ja">{literal}</span>, met in
      names and older texts.
    </p>
  )
}
