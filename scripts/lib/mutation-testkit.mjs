import { build } from 'vite'
import { at, root } from './paths.mjs'
import { SOURCE_CONDITIONS } from './source-conditions.mjs'

/**
 * Where the testkit and fast-check are bundled as two files: each mutant loads them, and hundreds of modules take
 * longer.
 */
export const BUNDLED_TESTKIT = at('.cache/mutants/testkit')

/** Bundles the testkit and fast-check, which the tests of the core import, into files that Node loads fast. */
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
