import { TextLink } from '@kotonoha/ui-kit/text-link/text-link'
import type { ApiOutputs } from '../../../api/api'

/** A source of the dictionary, or a typeface: it wants the same told. */
type SourceCreditProps = ApiOutputs['dict']['about']['getDictionary']['sources'][number]

export function SourceCredit(props: SourceCreditProps) {
  const { name, use, version, date, licence, licenceUrl, url, attribution } = props
  return (
    <section className="source-credit">
      <h3>
        <TextLink href={url} rel="noreferrer">
          {name}
        </TextLink>
      </h3>
      <p>{use}</p>
      <p className="source-attribution">{attribution}</p>
      <dl className="source-facts">
        {version !== 'unknown' && (
          <div>
            <dt>Version</dt>
            <dd>{version}</dd>
          </div>
        )}
        {date !== null && date !== version && (
          <div>
            <dt>Date</dt>
            <dd>
              <time dateTime={date}>{date}</time>
            </dd>
          </div>
        )}
        <div>
          <dt>Licence</dt>
          <dd>
            {licenceUrl === null ? (
              licence
            ) : (
              <TextLink href={licenceUrl} rel="license noreferrer" isQuiet>
                {licence}
              </TextLink>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
