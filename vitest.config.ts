import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: 'test/database.ts',
    pool: 'forks',
    maxWorkers: 2,
    // Each worker loads the house once and not again for every file, which was two fifths of the work. So what a file
    // changes of its process it puts back; of global names it is put back here.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
