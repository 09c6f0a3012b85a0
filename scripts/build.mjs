// Builds what browsers load (dist/client) and the server (dist/server), then packs the files ahead of time.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { stampBuild } from './build-stamp.mjs'

const leastWorthPacking = 600
const packable = /\.(js|css|svg|json|webmanifest|txt|html)$/

// Whoever builds: otherwise React is built for development.
process.env.NODE_ENV = 'production'
rmSync('dist', { recursive: true, force: true })
for (const mode of ['visitor', 'portal', 'public-styles']) await build({ logLevel: 'warn', mode })
rmSync('dist/client/unused', { recursive: true })
await build({ logLevel: 'warn', build: { ssr: true } })
packFiles('dist/client')
stampBuild()

/** Writes `.br` and `.gz` beside each text file, so that no request has to wait for a compressor. */
function packFiles(directory) {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !packable.test(entry.name)) continue
    const content = readFileSync(path)
    if (content.length < leastWorthPacking) continue
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
