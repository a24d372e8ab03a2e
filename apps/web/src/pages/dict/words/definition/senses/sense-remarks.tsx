import { Link } from '@tanstack/react-router'
import type { CrossReference, Sense } from '../word-definition'
import { describeLoanSource } from './loan-source'
import { spellOut } from './spell-out'

interface SenseRemarksProps {
  sense: Sense
  /** Said once for the whole word already. */
  usageOfAll: Sense['usage']
}

/** What limits or explains a sense: field, register, forms it holds for, notes, references. */
export function SenseRemarks({ sense, usageOfAll }: SenseRemarksProps) {
  const ownUsage = sense.usage.filter(({ code }) => !usageOfAll.some((each) => each.code === code))
  const labels = [...sense.fields, ...ownUsage, ...sense.dialects]
  return (
    <>
      {labels.length > 0 && (
        <p className="sense-remark">
          {labels.map(({ code, label }, index) => (
            <span key={code} title={code}>
              {index > 0 && ' · '}
              {label.charAt(0).toUpperCase() + label.slice(1)}
            </span>
          ))}
        </p>
      )}
      {sense.appliesTo.length > 0 && (
        <p className="sense-remark">
          Only for <span lang="ja">{sense.appliesTo.join('、')}</span>
        </p>
      )}
      {sense.notes.map((note) => (
        <p key={note} className="sense-remark">
          Note: {spellOut(note)}
        </p>
      ))}
      {sense.loanSources.map((source, index) => (
        <p key={index} className="sense-remark">
          {describeLoanSource(source)}
        </p>
      ))}
      <References title="See also" references={sense.crossReferences} />
      <References title="Opposite" references={sense.antonyms} />
    </>
  )
}

interface ReferencesProps {
  title: string
  references: readonly CrossReference[]
}

/** A line of links to other words, of a sense or of all of them. */
export function References({ title, references }: ReferencesProps) {
  if (references.length === 0) return null
  return (
    <p className="sense-remark">
      {title}{' '}
      {references.map((reference, index) => (
        <span key={index}>
          {index > 0 && ', '}
          <ReferenceLink reference={reference} />
        </span>
      ))}
    </p>
  )
}

/** Where no entry or several answer a reference, a guess might be wrong: the search shows them. */
function ReferenceLink({ reference }: { reference: CrossReference }) {
  const text = (
    <span lang="ja">
      {reference.text}
      {reference.reading !== null && `（${reference.reading}）`}
    </span>
  )
  if (reference.wordId === null) {
    return (
      <Link to="/app/dict" search={{ q: reference.text }} className="word-link">
        {text}
      </Link>
    )
  }
  return (
    <Link
      to="/app/dict/words/$id/kanji"
      params={{ id: String(reference.wordId) }}
      search={{
        ...(reference.spellingId !== null && { spelling: reference.spellingId }),
        ...(reference.meaningId !== null && { meaning: reference.meaningId }),
      }}
      className="word-link"
    >
      {text}
      {reference.meaningId !== null && ` (meaning ${reference.meaningId})`}
    </Link>
  )
}
