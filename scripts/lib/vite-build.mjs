// Builds one target in a process of its own: Vite and the database together would take most of a gigabyte of memory.
import { build } from 'vite'
import { targetOf } from './build.mjs'
import { root } from './paths.mjs'
import { SOURCE_CONDITIONS } from './source-conditions.mjs'

const target = targetOf(process.argv[2])
await build(
  target.ssr === undefined
    ? { configFile: `${root}vite.config.ts`, logLevel: 'warn' }
    : {
        configFile: false,
        root,
        logLevel: 'warn',
        ssr: { noExternal: [/^@fairhaul\//], resolve: { conditions: SOURCE_CONDITIONS } },
        build: {
          ssr: true,
          target: 'node20',
          outDir: target.into,
          emptyOutDir: target.isPart !== true,
          sourcemap: true,
          rollupOptions: {
            input: target.ssr,
            output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
          },
        },
      },
)
