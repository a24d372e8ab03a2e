import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ApiOutputs } from '../../../api/api'

/** A source of the dictionary, or a typeface: it wants the same told. */
type SourceCreditProps = ApiOutputs['dict']['about']['getDictionary']['sources'][number]

export function SourceCredit(props: SourceCreditProps) {
  const { name, use, version, date, licence, licenceUrl, url, attribution } = props
  return (
    <section className="source-credit">
      <Typography variant="h3">
        <Link href={url} rel="noreferrer">
          {name}
        </Link>
      </Typography>
      <Typography>{use}</Typography>
      <Typography variant="body2" color="textSecondary">
        {attribution}
      </Typography>
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
              <Link href={licenceUrl} rel="license noreferrer" color="inherit">
                {licence}
              </Link>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
