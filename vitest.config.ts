import { configDefaults, defineConfig } from 'vitest/config'

const shared = {
  environment: 'node',
  pool: 'forks',
  // Each worker loads the modules once instead of for every file, which was two fifths of the work. So a test restores
  // what it changes of its process; global names are restored here.
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  // End a test that hangs, not one on a busy machine; how quick the product is, other tests measure.
  testTimeout: 60_000,
  hookTimeout: 90_000,
} as const

export default defineConfig({
  test: {
    globalSetup: 'test/database.ts',
    maxWorkers: 3,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
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
