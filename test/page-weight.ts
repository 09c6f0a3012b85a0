import { existsSync, readFileSync, statSync } from 'node:fs'
import { get } from 'node:http'
import { join, resolve } from 'node:path'

const kilobyte = 1024

/**
 * All budgets of bytes, packed with Brotli. Tests fail above `gate`: that is a page that has grown by mistake.
 * `bench/page-weight.ts` prints whether an `aim` is met.
 */
export const budgets = {
  /** A public page before it can be read: HTML, style sheets and fonts. */
  publicPage: { gate: 75 * kilobyte },
  /** Its scripts. */
  publicScript: { gate: 20 * kilobyte },
  /** The HTML of a page that draws many things to scale. */
  drawnMarkup: { gate: 40 * kilobyte },
  /** The scripts of the portal with its first page. */
  firstRoute: { gate: 200 * kilobyte, aim: 176 * kilobyte },
  /** The scripts of the portal with any other page that is opened first, or with what its frame opens. */
  anyRoute: { gate: 240 * kilobyte, aim: 200 * kilobyte },
} as const
/** A page that names nothing would pass as well. */
export const leastBytes = kilobyte

/** Bytes over the wire, packed with Brotli, of what a public page loads before the first input. */
export interface PageWeight {
  html: number
  styles: number
  fonts: number
  scripts: number
  /** Addresses on other sites that the page or its style sheets name. */
  foreign: string[]
}

interface BuiltFile {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

type Manifest = Record<string, BuiltFile>

const clientFolder = resolve(import.meta.dirname, '../dist/client')

/** Weighs a page by what it names: its style sheets with all their fonts, its scripts with all they import. */
export async function weighPage(address: string, path: string): Promise<PageWeight> {
  const html = await fetch(address + path).then(answer => answer.text())
  const named = addressesIn(html)
  const styles = named.filter(name => name.endsWith('.css'))
  const styleTexts = styles.map(style => readFileSync(join(clientFolder, style), 'utf8'))
  const inStyles = styleTexts.flatMap(text => [
    ...text.matchAll(/url\(["']?([^"')]+)|@import\s+["']([^"']+)/g),
  ])
  const namedInStyles = inStyles.map(found => found[1] ?? found[2] ?? '')
  const fonts = new Set([...named, ...namedInStyles].filter(name => name.endsWith('.woff2')))
  const scripts = named.filter(name => name.endsWith('.js')).flatMap(withImports)
  return {
    html: await packedBytes(address + path),
    styles: await sumOf(address, styles),
    fonts: await sumOf(address, fonts),
    scripts: await sumOf(address, scripts),
    foreign: [...named, ...namedInStyles].filter(name => isForeign(name, address)),
  }
}

/** Values of all attributes that hold an address, on the page or elsewhere. */
function addressesIn(html: string): string[] {
  // A link to follow loads nothing.
  const loaded = html.replace(/<a\s[^>]*>/g, '')
  const attributes = loaded.matchAll(/\s(?:src|srcset|href|action|poster|data|content)="([^"]*)"/g)
  return [...attributes].map(found => found[1]!).filter(value => /^(\/|https?:)/.test(value))
}

function isForeign(name: string, address: string): boolean {
  return /^(https?:)?\/\//.test(name) && new URL(name, address).origin !== address
}

/** Scripts that are loaded before a page of the portal is shown, when it is opened first. */
export interface RouteWeight {
  bytes: number
  requests: number
}

export const firstRoute = 'src/features/overview/client/OverviewPage.tsx'

/** By source file: each page of the portal, and each part of its frame that is loaded on demand. */
export function weighPortal(): Map<string, RouteWeight> {
  const manifest = readManifest('portal')
  const frame = manifest['src/app/client/portal.tsx']!
  const weigh = (name: string): RouteWeight => {
    const files = closureOf(manifest, [frame, manifest[name]!])
    const bytes = files.map(file => packedFileBytes(join(clientFolder, file)))
    return { bytes: bytes.reduce((sum, each) => sum + each, 0), requests: files.length }
  }
  return new Map((frame.dynamicImports ?? []).map(name => [name, weigh(name)]))
}

/** As it travels: packed ahead of time, unless too small for that. */
function packedFileBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** The script and everything it loads by itself; what it loads on demand does not count. */
function withImports(script: string): string[] {
  const manifest = readManifest('visitor')
  const built = Object.values(manifest).find(({ file }) => `/${file}` === script)
  return built ? closureOf(manifest, [built]).map(file => `/${file}`) : [script]
}

function closureOf(manifest: Manifest, entries: readonly BuiltFile[]): string[] {
  const files = new Set<string>()
  const add = ({ file, imports = [] }: BuiltFile) => {
    if (files.has(file)) return
    files.add(file)
    for (const name of imports) add(manifest[name]!)
  }
  for (const entry of entries) add(entry)
  return [...files]
}

function readManifest(build: 'portal' | 'visitor'): Manifest {
  return JSON.parse(readFileSync(join(clientFolder, `${build}.json`), 'utf8')) as Manifest
}

async function sumOf(address: string, files: Iterable<string>): Promise<number> {
  const bytes = await Promise.all([...new Set(files)].map(file => packedBytes(new URL(file, address).href)))
  return bytes.reduce((sum, each) => sum + each, 0)
}

/** Length of the body as it travels; `fetch` would unpack it first. */
function packedBytes(url: string): Promise<number> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, answer => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => done(bytes))
    }).on('error', fail)
  })
}
