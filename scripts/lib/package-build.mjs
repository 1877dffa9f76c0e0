// Builds the dist folder of a package in a process of its own: one module for each source file, with its declarations.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at } from './paths.mjs'
import { runNode } from './run.mjs'

const name = process.argv[2]
const dist = at('packages', name, 'dist')

rmSync(dist, { recursive: true, force: true })
await runNode(
  [at('node_modules/typescript/bin/tsc'), '-p', at('packages', name, 'tsconfig.dist.json')],
  `Building ${name}`,
)

// Declarations import the names of source files, which the package does not contain.
const modules = readdirSync(dist, { recursive: true, encoding: 'utf8' })
for (const module of modules.filter(file => file.endsWith('.d.ts'))) {
  const file = join(dist, module)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/((?:from|import\() ?'\.[^']*)\.ts'/g, "$1.js'"))
}
