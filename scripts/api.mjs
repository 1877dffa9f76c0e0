// `npm run api`: writes the pages of docs/monitor-api (the calls of the monitor and who may make them) from the routes, and
// docs/monitor-schema.md from an empty database.
// `--check` only compares them.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { buildMonitor, ensureInstalled } from './bootstrap.mjs'
import { at } from './lib/paths.mjs'

const contentOf = file => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

await ensureInstalled()
const program = `${await buildMonitor()}/describe.js`
const files = JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8', maxBuffer: 64 << 20 }))
const isCheck = process.argv.includes('--check')
for (const [name, text] of Object.entries(files)) {
  const file = at('docs', name)
  if (contentOf(file) === text) continue
  if (isCheck) {
    console.error(`docs/${name} is not what the monitor has. Run: npm run api`)
    process.exitCode = 1
  } else {
    writeFileSync(file, text)
    console.log(`Wrote docs/${name}`)
  }
}
