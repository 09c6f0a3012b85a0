import { mkdirSync, writeFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'

const shared = {
  environment: 'node',
  pool: 'forks',
  // Each worker loads the modules once instead of for every file, which was two fifths of the work. So a test restores
  // what it changes of its process; global names are restored here.
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  // End a test that hangs, not one on a busy machine; how quick the product is, other tests measure.
  testTimeout: 180_000,
  hookTimeout: 180_000,
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

export default defineConfig({
  test: {
    globalSetup: 'test/database.ts',
    maxWorkers: 3,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }], unhandledErrors],
    projects: [
      {
        test: {
          ...shared,
          name: 'gate',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.slow.test.ts'],
        },
      },
      // Long property, fault and fuzz tests, which npm run test:rest runs.
      { test: { ...shared, name: 'rest', include: ['{src,test}/**/*.slow.test.ts'] } },
    ],
  },
})
