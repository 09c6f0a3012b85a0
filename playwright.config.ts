import { defineConfig } from '@playwright/test'
import { browserOptions } from './scripts/find-chromium.mjs'

/** Journeys run against the build, on a database of their own, in the Chromium that was found. */
export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './test/journeys/start-server.ts',
  projects: [
    { name: 'gate', grepInvert: /@rest/ },
    { name: 'rest', grep: /@rest/ },
  ],
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Both end a journey that hangs, also on a busy machine; how quick the product is, other tests measure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: browserOptions(),
    // Recording steps costs a fifth of the run. To see a failure again: npx playwright test --last-failed --trace on
    trace: 'off',
  },
})
