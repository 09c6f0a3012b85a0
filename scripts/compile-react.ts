import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { transformAsync } from '@babel/core'
import reactCompiler from 'babel-plugin-react-compiler'
import type { Plugin } from 'vite'

interface Compiled {
  code: string
  map: string
}

const cacheFolder = '.build/react-compiler'

/**
 * React Compiler needs Babel, and `@vitejs/plugin-react` no longer runs it. What is compiled is cached on disk, one
 * file for each component: the four builds and the component tests compile the same ones, which took nine tenths of a
 * build.
 */
export function compileReact(): Plugin {
  const versions = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  mkdirSync(cacheFolder, { recursive: true })
  dropRemovedComponents()
  return {
    name: 'react-compiler',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx$/ },
      async handler(code, id) {
        const key = createHash('sha256').update(versions).update(code).digest('hex')
        const file = join(cacheFolder, `${encodeURIComponent(relative('.', id))}.json`)
        const cached = read(file, key)
        if (cached) return cached
        const compiled = await compile(code, id)
        if (compiled) write(file, { key, ...compiled })
        return compiled
      },
    },
  }
}

function dropRemovedComponents(): void {
  for (const name of readdirSync(cacheFolder))
    if (!existsSync(decodeURIComponent(name.replace(/\.json.*$/, ''))))
      rmSync(join(cacheFolder, name), { force: true })
}

async function compile(code: string, id: string): Promise<Compiled | undefined> {
  const compiled = await transformAsync(code, {
    filename: id,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[reactCompiler, { target: '19' }]],
  })
  return compiled?.code ? { code: compiled.code, map: JSON.stringify(compiled.map) } : undefined
}

/** Undefined unless it was compiled from this very text, with these very packages. */
function read(file: string, key: string): Compiled | undefined {
  try {
    const { key: storedKey, code, map } = JSON.parse(readFileSync(file, 'utf8')) as Compiled & { key: string }
    return storedKey === key ? { code, map } : undefined
  } catch {
    return undefined
  }
}

/** As a whole or not at all: several builds may write the same file. */
function write(file: string, content: Compiled & { key: string }): void {
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(content))
  renameSync(`${file}.${process.pid}`, file)
}
