import { fileURLToPath } from 'node:url'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const bundled = process.env['MUTATION_TESTKIT'] ?? ''

/** The tests of the mutated folder and no others: the tests beside a rule must hold it. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  resolve: {
    alias: { '@fairhaul/testkit': `${bundled}/testkit.mjs`, 'fast-check': `${bundled}/fast-check.mjs` },
  },
  ssr: { resolve: { conditions: ['fairhaul-source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    runner: fileURLToPath(new URL('runner.mjs', import.meta.url)),
    isolate: false,
    include: [process.env['MUTATED_TESTS'] ?? ''],
    server: { deps: { external: [/\/mutants\/testkit\//] } },
  },
})
