// Builds a package from its sources, unless nothing in it has changed. `npm pack` runs it first.
import { buildCore, buildTestkit } from './lib/build.mjs'

const BUILDS = { core: buildCore, testkit: buildTestkit }

await BUILDS[process.argv[2]]()
