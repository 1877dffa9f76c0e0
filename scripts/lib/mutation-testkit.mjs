import { build } from 'vite'
import { at, root } from './paths.mjs'
import { SOURCE_CONDITIONS } from './source-conditions.mjs'

/** Where what the laws stand on is kept as two files. Each mutant loads it afresh, and hundreds of modules take longer. */
export const BUNDLED_TESTKIT = at('.cache/mutants/testkit')

/** Bundles the testkit and fast-check, which the tests of the core import, into files that Node reads at once. */
export const bundleTestkit = () =>
  build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true, resolve: { conditions: SOURCE_CONDITIONS } },
    build: {
      ssr: true,
      target: 'node20',
      outDir: BUNDLED_TESTKIT,
      emptyOutDir: true,
      rollupOptions: {
        input: {
          testkit: at('packages/testkit/src/index.ts'),
          'fast-check': at('node_modules/fast-check/lib/fast-check.js'),
        },
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'shared.mjs' },
      },
    },
  })
