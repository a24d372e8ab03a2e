import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'

const execute = promisify(execFile)

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of a Chromium, installed when there is none: `CHROMIUM_PATH`, a browser of the system, one
 * that Playwright downloaded before, Debian's package (as root), Playwright's download.
 *
 * @throws Error that lists what was tried.
 */
export async function findOrInstallChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file.`)
  }
  const present = findInstalledChromium()
  if (present !== undefined) return present
  const attempts: string[] = []
  for (const install of [installDebianPackage, downloadWithPlaywright]) {
    attempts.push(await install())
    const installed = findInstalledChromium()
    if (installed !== undefined) return installed
  }
  throw new Error(
    `No Chromium found, and none could be installed (${attempts.join('; ')}). ` +
      'Install one and name it in CHROMIUM_PATH.',
  )
}

function findInstalledChromium(): string | undefined {
  return [...systemBrowsers, chromium.executablePath()].find((path) => existsSync(path))
}

/** Gives what happened, for the message when everything fails. */
async function installDebianPackage(): Promise<string> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return 'Debian package: needs root and apt-get'
  }
  console.log('Installing the Debian package chromium …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await execute('apt-get', ['update', '-qq'], { env: environment, timeout: 300_000 })
    await execute(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
      { env: environment, timeout: 600_000, maxBuffer: 64 * 1024 * 1024 },
    )
    return 'Debian package: installed'
  } catch (error) {
    return `Debian package: ${firstLineOf(error)}`
  }
}

async function downloadWithPlaywright(): Promise<string> {
  console.log('Downloading Chromium with Playwright …')
  try {
    await execute(
      process.execPath,
      ['node_modules/playwright-core/cli.js', 'install', '--with-deps', 'chromium'],
      { timeout: 600_000, maxBuffer: 64 * 1024 * 1024 },
    )
    return 'Playwright download: installed'
  } catch (error) {
    return `Playwright download: ${firstLineOf(error)}`
  }
}

function firstLineOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
}

/**
 * What Playwright turns off: of two lists the browser hears only the last one, ours
 * (`disabledFeatures` in its `chromiumSwitches.ts`).
 */
const turnedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * The list below the address bar is a page too: every new window loaded two of them into a process
 * of its own, 0.7 s of processor time for something that nobody sees.
 */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/**
 * Switches that every launch needs: no sandbox as root (Chromium refuses otherwise), none of the
 * browser's own background traffic, which stalls where there is no open internet, no pages of its
 * own, and letters where every browser has them.
 */
export const chromiumSwitches = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  // As on a screen of today: the headless shell alone fits letters to whole pixels, and leaves out
  // the kerning of a face that was fetched.
  '--font-render-hinting=none',
  `--disable-features=${[...turnedOffByPlaywright, ...addressBarPages].join(',')}`,
]
