import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CompressedText, decompress, negotiateEncoding } from '../compress-text.ts'
import { matchesEtag } from './if-none-match.ts'

/** An entry of Vite's manifest. */
interface BuiltEntry {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}
type Manifest = Record<string, BuiltEntry>

interface BuiltFile {
  headers: Readonly<Record<string, string>>
  etag: string
  /** As written by the build. */
  content: Buffer | CompressedText
}

const oneYear = 'public, max-age=31536000, immutable'
const oneHour = 'public, max-age=3600'
/** Packed twins, manifests of the builds, and hidden files. */
const notServed = /\.(br|gz)$|^[^/]+\.json$|(^|\/)\./
const typeByExtension: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/**
 * Serves from memory, one route a file, so that no path reaches the file system. The files have 2.4 MB, most of it the music: text is kept as the
 * build compressed it. Names under /assets contain a content hash, so they never change.
 */
export function serveBuiltFiles(app: FastifyInstance, directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
    if (!entry.isFile() || notServed.test(path)) continue
    const file = readBuiltFile(directory, path)
    app.get(`/${path}`, { schema: { hide: true }, config: { opensTo: 'everyone' } }, (request, reply) =>
      sendBuiltFile(request, reply, file),
    )
  }
}

function readBuiltFile(directory: string, path: string): BuiltFile {
  const type = typeByExtension[extname(path)]
  if (!type) throw new Error(`The type of the built file ${path} is unknown.`)
  const read = (suffix: string) => readFileSync(join(directory, `${path}${suffix}`))
  const hash = createHash('sha256').update(read('')).digest('base64url').slice(0, 22)
  const isCompressed = existsSync(join(directory, `${path}.br`))
  return {
    headers: {
      'content-type': type,
      'cache-control': path.startsWith('assets/') ? oneYear : oneHour,
      vary: 'accept-encoding',
    },
    // Weak: compressed and plain responses share it.
    etag: `W/"${hash}"`,
    content: isCompressed ? { br: read('.br'), gzip: read('.gz') } : read(''),
  }
}

function sendBuiltFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, etag, content }: BuiltFile,
): FastifyReply {
  reply.headers(headers).header('etag', etag)
  if (matchesEtag(etag, request.headers['if-none-match'])) return reply.code(304).send()
  if (Buffer.isBuffer(content)) return reply.send(content)
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  if (!encoding) return reply.send(decompress(content))
  return reply.header('content-encoding', encoding).send(content[encoding])
}

/** The entry and all that it imports, directly or not: a chunk has the styles of its own components only. */
function withImports(manifest: Manifest, source: string): BuiltEntry[] {
  const names = new Set([source])
  for (const name of names) for (const imported of manifest[name]!.imports ?? []) names.add(imported)
  return [...names].map(name => manifest[name]!)
}

/** URLs of what a page needs before its first paint, as the manifest of its build has them. */
export function builtEntry(
  directory: string,
  manifestFile: string,
  source: string,
): { script: string; styles: string[]; fonts: string[] } {
  const path = join(directory, manifestFile)
  if (!existsSync(path)) throw new Error(`There is no build in ${directory}. Run: npm run build`)
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
  const entry = manifest[source]
  if (!entry) throw new Error(`The build holds no ${source}`)
  const chunks = withImports(manifest, source)
  const toUrl = (file: string) => `/${file}`
  return {
    script: toUrl(entry.file),
    styles: [...new Set(chunks.flatMap(chunk => chunk.css ?? []))].map(toUrl),
    fonts: [...new Set(chunks.flatMap(chunk => chunk.assets ?? []))]
      .filter(file => file.endsWith('.woff2'))
      .map(toUrl),
  }
}
