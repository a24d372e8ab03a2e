import type { Captcha } from '../installation'

/** What hCaptcha and Turnstile have alike, by their manuals. */
export interface CaptchaWidgets {
  /** Draws a widget into the element and returns its id. */
  render: (element: HTMLElement, options: WidgetOptions) => string
  remove: (widgetId: string) => void
}

interface WidgetOptions {
  sitekey: string
  theme: 'light' | 'dark'
  size: 'normal' | 'compact'
  callback: (token: string) => void
  /** The widget itself says what failed, and offers another try. */
  'error-callback': () => void
}

const scripts = {
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
}

/** The script calls it once its widgets can be drawn. */
const readyCallback = 'kotonohaCaptchaReady'

let loading: Promise<CaptchaWidgets> | undefined

/** Fetches the provider's script, once; after a failure it may be tried again. */
export function loadCaptcha(provider: Captcha['provider']): Promise<CaptchaWidgets> {
  loading ??= load(provider).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function load(provider: Captcha['provider']): Promise<CaptchaWidgets> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    Reflect.set(window, readyCallback, () => {
      const widgets: unknown = Reflect.get(window, provider)
      if (isWidgets(widgets)) resolve(widgets)
      else reject(new Error(`${provider} is not what its manual says`))
    })
    script.src = `${scripts[provider]}&onload=${readyCallback}`
    script.async = true
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${provider} could not be fetched`))
    })
    document.head.append(script)
  })
}

function isWidgets(value: unknown): value is CaptchaWidgets {
  return typeof value === 'object' && value !== null && 'render' in value && 'remove' in value
}
