// Builds a package from its sources, unless nothing in it has changed. `npm pack` runs it first.
import { buildPackage } from './lib/build.mjs'

await buildPackage(process.argv[2])
