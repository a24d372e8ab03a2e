import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'

interface SourceCreditProps {
  name: string
  /** What the product takes from it. */
  use: string
  version: string
  date: string | null
  licence: string
  licenceUrl: string | null
  url: string
  attribution: string
}

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
