import * as v from 'valibot'

const refusal = v.looseObject({ message: v.string() })

/**
 * The authentication client hands on the code and the text of a refusal, and none of its headers:
 * so what `Retry-After` says is put into the text, where the pause between two mails has it too.
 */
export async function tellRetryAfter(response: Response): Promise<Response> {
  const seconds = response.headers.get('retry-after') ?? ''
  if (response.status !== 429 || !/^\d+$/.test(seconds)) return response
  const { status, statusText, headers } = response
  const text = await response.text()
  return new Response(addSeconds(text, seconds), { status, statusText, headers })
}

function addSeconds(text: string, seconds: string): string {
  try {
    const body = v.parse(refusal, JSON.parse(text))
    if (/after \d+ s/.test(body.message)) return text
    return JSON.stringify({
      ...body,
      message: `${body.message} Try again after ${seconds} seconds.`,
    })
  } catch {
    // Not of the service: a proxy speaks otherwise.
    return text
  }
}
