// Builds the dist folder of a package in a process of its own: one module for each source file, with its declarations
// and source map. The monitor is one module, as Vite collects its migrations, and has its OpenAPI document beside it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { targetOf } from './build.mjs'
import { describedBy } from './described.mjs'
import { at } from './paths.mjs'
import { runNode } from './run.mjs'

const name = process.argv[2]
const dist = at('packages', name, 'dist')

const compile = config =>
  runNode([at('node_modules/typescript/bin/tsc'), '-p', at('packages', name, config)], `Building ${name}`)

const declarations = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.d.ts'))
    .map(file => join(dist, file))

const RELATIVE_IMPORT = /((?:from|import\() ?'\.[^']*)\.ts'/g

/** Declarations that an entry imports, and those that these import. */
function reachableFrom(file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const [, specifier] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']*)\.js'/g))
    reachableFrom(resolve(dirname(file), `${specifier}.d.ts`), found)
  return found
}

rmSync(dist, { recursive: true, force: true })
await compile('tsconfig.dist.json')
// Declarations import the names of source files, which the package does not contain.
for (const file of declarations())
  writeFileSync(file, readFileSync(file, 'utf8').replace(RELATIVE_IMPORT, "$1.js'"))

if (name === 'monitor') {
  const described = reachableFrom(join(dist, 'index.d.ts'))
  for (const file of declarations()) if (!described.has(file)) rmSync(file)
  await runNode([at('scripts/lib/vite-build.mjs'), 'monitor-module'], `Building ${name}`, { quiet: true })
  const { 'openapi.json': document } = describedBy(targetOf('monitor-program').into)
  writeFileSync(join(dist, 'openapi.json'), document)
}
