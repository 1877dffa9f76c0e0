// `npm run check`: everything about the code that can be told without running it.
import { ensureInstalled } from './bootstrap.mjs'
import { at } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

const CHECKS = [
  ['format', ['node_modules/@biomejs/biome/bin/biome', 'format', '--error-on-warnings', '.']],
  ['architecture', ['scripts/check-architecture.mjs']],
  ['domain', ['scripts/domain.mjs', '--check']],
  ['api', ['scripts/api.mjs', '--check']],
  ['lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.']],
  ['types', ['node_modules/typescript/bin/tsc', '-b']],
]

await ensureInstalled()
const failed = []
for (const [name, [command, ...args]] of CHECKS)
  if ((await run(process.execPath, [at(command), ...args])) !== 0) failed.push(name)
if (failed.length > 0) {
  console.error(`Not in order: ${failed.join(', ')}.`)
  process.exit(1)
}
