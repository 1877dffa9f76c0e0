import { statfsSync } from 'node:fs'
import { defineConfig } from 'playwright/test'

const executablePath = process.env['CHROMIUM']

const SHARED_MEMORY_BYTES = 2 ** 30

/** Whether the browsers of all workers find room in the shared memory of this machine; containers may have 64 MB. */
const hasSharedMemory = () => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= SHARED_MEMORY_BYTES
  } catch {
    return false
  }
}

/** Journeys in a real browser with the built portal and the reference monitor, which each worker starts. */
export default defineConfig({
  testDir: '.',
  globalSetup: './seed-demo.ts',
  outputDir: '../../../.cache/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // A retry has servers of its own, and the summary names it: see short-summary.ts.
  retries: 1,
  reporter: [['list'], ['./short-summary.ts']],
  // Timeouts only guard against hanging, so that no journey fails on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    // Less than a journey's timeout, so that the error names the action that hangs.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Only on retry: writing a trace takes two fifths of a journey's time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Playwright has the browser share memory through files in the temporary folder: a tenth of a journey's time.
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Compiling and collecting beside a page's thread costs journeys more than it saves: 6 % of their time.
        '--js-flags=--single-threaded',
      ],
    },
  },
})
