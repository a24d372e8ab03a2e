import { escapeHtml } from '@kotonoha/auth-server/mail/escape-html'

/**
 * What mail programs keep of a style sheet differs: what stands in the elements reads in all of them,
 * and this gives the dark ones their colours. Those that turn colours round by themselves are told
 * not to.
 */
const darkStyle = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.page,.page td,.page p,.page li,.page h1,.page h2{background-color:#1f1f1f!important;color:#e8eaed!important}',
  '.page a{color:#8ab4f8!important}',
  '.page .quiet,.page .quiet p{color:#bdc1c6!important}',
  '.page .line{border-color:#5f6368!important}',
  '.page a.button{background-color:#8ab4f8!important;color:#1f1f1f!important}',
  '}',
].join('')

const textStyle = 'font-family:system-ui,-apple-system,sans-serif;font-size:16px;line-height:1.5'
const pageStyle = `margin:0;padding:0;background-color:#ffffff;color:#1f1f1f;${textStyle}`

/** The page of a mail: narrow enough to be read, in light and in dark; `html` is its content. */
export function toMailDocument({
  subject,
  html,
  unsubscribeUrl,
}: {
  subject: string
  html: string
  unsubscribeUrl: string
}): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${darkStyle}</style></head>`,
    `<body class="page" style="${pageStyle}">`,
    // Outlook knows the width of the table alone; on phones it takes as much as there is.
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">',
    '<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px">',
    `<tr><td style="padding:24px 20px;${textStyle}">${html}`,
    '<div class="quiet line" style="border-top:1px solid #dadce0;color:#5f6368;font-size:14px;margin-top:32px;padding-top:12px">',
    `<p style="margin:0">Kotonoha · <a href="${escapeHtml(unsubscribeUrl)}">No more of these mails</a></p></div>`,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('')
}

const buttonStyle =
  'display:inline-block;background-color:#0b57d0;border-radius:8px;color:#ffffff;font-weight:500;padding:12px 20px;text-decoration:none'

/** A link that is what the mail is for. */
export function toMailButton(url: string, label: string): string {
  return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(url)}" style="${buttonStyle}">${escapeHtml(label)}</a></p>`
}

/** Names and numbers, one pair a row. */
export function toMailNumbers(rows: readonly (readonly [name: string, value: string])[]): string {
  const cell = 'border-bottom:1px solid #dadce0;padding:8px 0'
  const lines = rows.map(
    ([name, value]) =>
      `<tr><td class="line" style="${cell}">${escapeHtml(name)}</td><td class="line" align="right" style="${cell};font-weight:500">${escapeHtml(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${lines.join('')}</table>`
}
