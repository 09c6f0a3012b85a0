import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** For tests of the build that are run alone; npm test builds before. */
export function ensureBuild(): void {
  if (existsSync(resolve(root, 'dist/server/main.js'))) return
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The build failed.\n${stderr}`)
}
