// Makes one file for Node of each example, with the adapter and the core in it: `vite build --config` with this file.
import { fileURLToPath } from 'node:url'

const here = path => fileURLToPath(new URL(path, import.meta.url))

export default {
  root: here('.'),
  logLevel: 'warn',
  ssr: { noExternal: true, resolve: { conditions: ['fairhaul-source', 'module', 'node'] } },
  build: {
    ssr: here('list-open-loads.mjs'),
    outDir: here('../../../.cache/build/examples'),
    emptyOutDir: true,
    target: 'node20',
  },
}
