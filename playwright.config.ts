import { defineConfig } from '@playwright/test'

/** Journeys run against the finished build, on a database of their own, in the Chromium that was found. */
export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '**/*.spec.ts',
  globalSetup: './test/journeys/start-house.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Of a failure one sees every step as it stood; pictures in between cost as much as some of the journeys.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
})
