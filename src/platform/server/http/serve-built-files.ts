import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** What the build says of one entry: its file, its style sheets and the fonts and pictures those use. */
interface BuiltEntry {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}
type Manifest = Record<string, BuiltEntry>

const oneYear = 'public, max-age=31536000, immutable'
const oneHour = 'public, max-age=3600'

/**
 * Files that the build made, packed ahead (`.br`, `.gz`). Names under /assets hold a hash of their content
 * and never change; the others are asked again after an hour.
 */
export async function serveBuiltFiles(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(serveStatic, {
    root: directory,
    preCompressed: true,
    index: false,
    wildcard: false,
    dotfiles: 'ignore',
    globIgnore: ['**/*.br', '**/*.gz', 'manifest.json'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', path.includes('/assets/') ? oneYear : oneHour)
      reply.setHeader('vary', 'accept-encoding')
    },
  })
}

/** Addresses of what a page of that entry needs before its first paint. */
export function builtEntry(
  directory: string,
  source: string,
): { script: string; styles: string[]; fonts: string[] } {
  const path = join(directory, 'manifest.json')
  if (!existsSync(path)) throw new Error(`There is no build in ${directory}. Run: npm run build`)
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const entry = manifest[source]
  if (!entry) throw new Error(`The build holds no ${source}`)
  const all = [entry, ...(entry.imports ?? []).map(name => manifest[name]!)]
  const address = (file: string) => `/${file}`
  return {
    script: address(entry.file),
    styles: [...new Set(all.flatMap(each => each.css ?? []))].map(address),
    fonts: [...new Set(all.flatMap(each => each.assets ?? []))]
      .filter(file => file.endsWith('.woff2'))
      .map(address),
  }
}
