// The browser for the journeys: named by CHROMIUM_PATH, in a usual place, or installed.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'

/** Without a window system, and so with less work for each journey. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google\\Chrome\\Application\\chrome.exe'),
]

/** How Playwright starts the browser that is installed: of the journeys and of the component tests. */
export function browserOptions() {
  const program = process.env.CHROMIUM_PATH ?? usualPlaces.find(isProgram)
  return {
    ...(program && { executablePath: program }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Two workers use both cores. Without threads that only collect garbage, component tests take 13 % less time.
      '--js-flags=--single-threaded-gc',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

/** Returns the path of a browser, after installing one where that is possible; prints why where it is not. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isProgram(named)) return named
    console.error(`CHROMIUM_PATH is ${named}, but there is no program at that place.`)
    return undefined
  }
  // On Debian also where a full browser is installed, which takes longer.
  if (!isProgram(headlessShell)) installPackage('chromium-headless-shell')
  const found = usualPlaces.find(isProgram) ?? (await playwrightsOwn()) ?? (await install())
  if (!found)
    console.error(`No Chromium was found, and none could be installed. Either
  - set CHROMIUM_PATH to the program of a Chromium or Chrome you have, or
  - install it: "apt-get install chromium" on Debian, "npx playwright install chromium" elsewhere.`)
  return found
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** Only where that needs no password and asks nothing. */
function installPackage(name) {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  console.error(`Installing ${name} from the Debian packages …`)
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ])
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
}

async function install() {
  installPackage('chromium')
  const installed = usualPlaces.find(isProgram)
  if (installed) return installed
  console.error('Downloading a Chromium through Playwright …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  return playwrightsOwn()
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
