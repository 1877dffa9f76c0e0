// Builds the core as a package, unless nothing in it has changed. `npm pack` runs it first.
import { buildCore } from './lib/build.mjs'

await buildCore()
