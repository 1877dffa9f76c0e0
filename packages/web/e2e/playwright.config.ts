import { defineConfig } from 'playwright/test'

const executablePath = process.env['CHROMIUM']

/** Journeys in a real browser against the built portal and the reference monitor, which each worker starts. */
export default defineConfig({
  testDir: '.',
  globalSetup: './seed-demo.ts',
  outputDir: '../../../.cache/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // Once more, on servers of its own, and told: see short-summary.ts. A fault of the portal's fails twice.
  retries: 1,
  reporter: [['list'], ['./short-summary.ts']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    // Less than a journey's own time, so that what hangs is told by its name.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Kept of the second try alone: to write one costs a journey two fifths of its time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
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
  },
})
