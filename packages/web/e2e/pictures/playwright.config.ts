import { defineConfig } from 'playwright/test'
import journeys from '../playwright.config.ts'

/** Takes the screenshots of docs/screens.md from the demo: `npm run pictures`. Contains no tests. */
export default defineConfig(journeys, {
  globalSetup: '../seed-demo.ts',
  testDir: '.',
  testMatch: 'take-pictures.ts',
  reporter: [['list']],
  outputDir: '../../../../.cache/pictures',
})
