import { defineConfig } from 'playwright/test'
import journeys from '../playwright.config.ts'

/** Walks the portal in the other browsers of this machine: `npm run browsers`. */
export default defineConfig(journeys, {
  globalSetup: '../seed-demo.ts',
  testDir: '.',
  testMatch: 'walk-other-browsers.ts',
  reporter: [['list']],
  outputDir: '../../../../.cache/browsers/journeys',
  workers: 1,
  retries: 0,
  timeout: 900_000,
})
