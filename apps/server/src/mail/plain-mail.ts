export interface PlainMail {
  subject: string
  text: string
  html: string
}

/** Paragraphs as text and as HTML; one that is an address alone becomes a link. */
export function toPlainMail(subject: string, paragraphs: readonly string[]): PlainMail {
  const html = paragraphs.map((paragraph) => `<p>${toHtmlParagraph(paragraph)}</p>`).join('')
  return {
    subject,
    text: [...paragraphs, 'Kotonoha', ''].join('\n\n'),
    html: `<!doctype html><html lang="en"><body style="font-family:sans-serif">${html}<p>Kotonoha</p></body></html>`,
  }
}

function toHtmlParagraph(text: string): string {
  const escaped = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
  return /^https?:\/\/\S+$/.test(text) ? `<a href="${escaped}">${escaped}</a>` : escaped
}
