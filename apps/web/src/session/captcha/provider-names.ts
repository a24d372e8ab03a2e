/** As the providers write themselves. */
export const providerNames = { hcaptcha: 'hCaptcha', turnstile: 'Cloudflare Turnstile' }
