import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join, resolve } from 'node:path'

export const kilobyte = 1024

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
}

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

/** The script and everything it loads by itself; what it loads on demand does not count. */
function withImports(script: string): string[] {
  const manifest = JSON.parse(readFileSync(join(clientFolder, 'visitor.json'), 'utf8')) as Record<
    string,
    BuiltFile
  >
  const files = new Set<string>()
  const add = (built: BuiltFile | undefined) => {
    if (!built || files.has(`/${built.file}`)) return
    files.add(`/${built.file}`)
    for (const name of built.imports ?? []) add(manifest[name])
  }
  add(Object.values(manifest).find(built => `/${built.file}` === script))
  return files.size > 0 ? [...files] : [script]
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
