import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'
import { browserOptions } from './scripts/find-chromium.mjs'
import { appPortVariable, supportPath } from './test/components/addresses.ts'
import { commands } from './test/components/commands.ts'

/** Beside the browser of the component tests. Vitest wants the same number in every project. */
const maxWorkers = 2

const shared = {
  environment: 'node',
  pool: 'forks',
  maxWorkers,
  // Each worker loads the modules once instead of for every file, which is much of the work. So a test restores
  // what it changes of its process; global names are restored here.
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  // End a test that hangs, not one on a busy machine; how quick the product is, other tests measure.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
} as const

/** Errors outside of every test, which end the run badly and which the report in JSON leaves out. */
const unhandledErrors: Reporter = {
  onTestRunEnd(_modules, errors) {
    mkdirSync('test-results', { recursive: true })
    writeFileSync(
      'test-results/unhandled-errors.json',
      JSON.stringify(errors.map(({ stack, message }) => stack ?? message)),
    )
  },
}

/** Vite needs the address of the test server before that server is started. */
process.env[appPortVariable] ??= String(await findFreePort())
const appAddress = `http://127.0.0.1:${process.env[appPortVariable]}`

export default defineConfig({
  test: {
    globalSetup: 'test/database.ts',
    maxWorkers,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }], unhandledErrors],
    projects: [
      {
        test: {
          ...shared,
          name: 'gate',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.slow.test.ts', '**/*.browser.test.tsx'],
        },
      },
      // Long property, fault and fuzz tests, which npm run test:rest runs.
      { test: { ...shared, name: 'rest', include: ['{src,test}/**/*.slow.test.ts'] } },
      // Components in a real browser, against the real contract and database.
      {
        extends: './vite.config.ts',
        server: {
          // Compiled while the database starts.
          warmup: { clientFiles: ['src/app/client/portal/**/*.tsx', 'src/features/*/client/**/*.tsx'] },
          proxy: {
            '/api': { target: appAddress, ws: true },
            '/avatars': { target: appAddress },
            [supportPath]: { target: appAddress },
          },
        },
        // Found in advance: a dependency that is found while tests run reloads them.
        optimizeDeps: {
          entries: ['src/app/client/portal.tsx', 'src/app/client/visitor.ts', 'test/components/*.{ts,tsx}'],
          include: ['react/compiler-runtime', 'react/jsx-dev-runtime', 'react-dom/client', 'axe-core'],
        },
        test: {
          name: 'components',
          maxWorkers,
          include: ['src/**/*.browser.test.tsx'],
          globalSetup: ['test/database.ts', 'test/components/serve-app.ts'],
          setupFiles: 'test/components/set-up.ts',
          testTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            // The first page compiles much of the portal, on a busy machine for minutes.
            connectTimeout: 600_000,
            screenshotFailures: false,
            isolate: false,
            viewport: { width: 1280, height: 720 },
            commands,
            provider: playwright({
              launchOptions: browserOptions(),
              contextOptions: { reducedMotion: 'reduce' },
              actionTimeout: 20_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})

function findFreePort(): Promise<number> {
  const server = createServer()
  return new Promise((found, failed) => {
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
