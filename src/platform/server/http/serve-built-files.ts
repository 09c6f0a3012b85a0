import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** An entry of Vite's manifest. */
interface BuiltEntry {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}
type Manifest = Record<string, BuiltEntry>

const oneYear = 'public, max-age=31536000, immutable'
const oneHour = 'public, max-age=3600'

/** Files are precompressed (`.br`, `.gz`). Names under /assets contain a content hash, so they never change. */
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

/** URLs of what a page needs before its first paint. */
export function builtEntry(
  directory: string,
  source: string,
): { script: string; styles: string[]; fonts: string[] } {
  const path = join(directory, 'manifest.json')
  if (!existsSync(path)) throw new Error(`There is no build in ${directory}. Run: npm run build`)
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const entry = manifest[source]
  if (!entry) throw new Error(`The build holds no ${source}`)
  const chunks = [entry, ...(entry.imports ?? []).map(name => manifest[name]!)]
  const toUrl = (file: string) => `/${file}`
  return {
    script: toUrl(entry.file),
    styles: [...new Set(chunks.flatMap(chunk => chunk.css ?? []))].map(toUrl),
    fonts: [...new Set(chunks.flatMap(chunk => chunk.assets ?? []))]
      .filter(file => file.endsWith('.woff2'))
      .map(toUrl),
  }
}
