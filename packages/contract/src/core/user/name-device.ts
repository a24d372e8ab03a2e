// The first that fits: Edge and Opera also call themselves Chrome, Chrome also Safari.
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** No browser's is longer; one made to be slow is 32 KB of `Version/1`. */
const longestUserAgent = 512

/** `Firefox on Windows`: enough of a User-Agent to recognise one's own device by. */
export function nameDevice(given: string): string {
  const userAgent = given.slice(0, longestUserAgent)
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (browser === undefined && system === undefined) return 'An unknown device'
  if (system === undefined) return `${browser}`
  const place = system === 'iPhone' || system === 'iPad' ? `an ${system}` : system
  return `${browser ?? 'A browser'} on ${place === 'Mac' ? 'a Mac' : place}`
}

/** The same within a sentence: a device without a known name is named by an article, `A browser on Linux`. */
export function toDeviceInSentence(name: string): string {
  return name.replace(/^An? /, (article) => article.toLowerCase())
}
