import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from './startup-error.ts'

/** Written by scripts/demo/demo-directory.mjs. */
const markName = 'demo-lounge'

/**
 * Everybody knows the passwords of the demo lounge, so nobody else's start may open it.
 *
 * @param demoDirectory the directory that `npm run demo` has chosen, if it is what starts the server
 */
export function refuseDemoDirectory(dataDir: string, demoDirectory: string | undefined): void {
  if (dataDir === demoDirectory || !existsSync(join(dataDir, markName))) return
  throw new StartupError(
    `DATA_DIR is ${dataDir}, which is a demo lounge: everybody knows its passwords. ` +
      `Open it with DATA_DIR=${dataDir} npm run demo, remove it with rm -rf ${dataDir}, or set another DATA_DIR.`,
  )
}
