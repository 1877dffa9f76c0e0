// `npm run api`: writes what the monitor speaks, and who may make which call, into docs/monitor-api, from the routes
// themselves. `--check` only says whether they are as the routes have them.
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
for (const [name, wanted] of Object.entries(files)) {
  const file = at('docs/monitor-api', name)
  if (contentOf(file) === wanted) continue
  if (isCheck) {
    console.error(`docs/monitor-api/${name} is not what the routes say. Run: npm run api`)
    process.exitCode = 1
  } else {
    writeFileSync(file, wanted)
    console.log(`Wrote docs/monitor-api/${name}`)
  }
}
