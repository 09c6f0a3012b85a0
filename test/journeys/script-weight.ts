import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'

const clientFolder = resolve(import.meta.dirname, '../../dist/client')

interface BuiltFile {
  file: string
  imports?: string[]
}

/** What the page itself has loaded as script since it was opened, as paths. */
export async function loadedScripts(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return [...new Set(names.filter(name => name.endsWith('.js')))]
}

/** These modules of the sources with everything they import statically, as paths of the build. */
export function builtScriptsOf(...sources: string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(clientFolder, 'portal.json'), 'utf8')) as Record<
    string,
    BuiltFile
  >
  const paths = new Set<string>()
  const add = (name: string) => {
    const built = manifest[name]
    if (!built) throw new Error(`${name} is not in the manifest of the build`)
    if (paths.has(`/${built.file}`)) return
    paths.add(`/${built.file}`)
    for (const imported of built.imports ?? []) add(imported)
  }
  for (const source of sources) add(source)
  return [...paths]
}

/** Bytes as they travel: packed with Brotli, unless too small for that. */
export function bytesOf(scripts: readonly string[]): number {
  return scripts
    .map(script => {
      const file = join(clientFolder, script)
      return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
    })
    .reduce((total, size) => total + size, 0)
}
