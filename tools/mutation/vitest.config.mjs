import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

/** The tests of the rooms that are mutated, and no others: a rule is to be held by the tests beside it. */
export default defineConfig({
  ssr: { resolve: { conditions: ['fairhaul-source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    isolate: false,
    include: (process.env['MUTATED_ROOMS'] ?? '')
      .split(',')
      .map(room => `packages/core/src/${room}/**/*.test.ts`),
  },
})
