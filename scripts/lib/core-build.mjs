// Builds packages/core/dist in a process of its own: one module for each of the sources, with its declarations.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from './paths.mjs'
import { runNode } from './run.mjs'

const dist = at('packages/core/dist')

rmSync(dist, { recursive: true, force: true })
await runNode(
  [at('node_modules/typescript/bin/tsc'), '-p', at('packages/core/tsconfig.dist.json')],
  'Building the core',
)

// Declarations keep the names of the sources they were made of; what is packed holds none of those.
const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' })
for (const name of modules.filter(file => file.endsWith('.d.ts'))) {
  const file = join(dist, name)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/((?:from|import\() ?'\.[^']*)\.ts'/g, "$1.js'"))
}
