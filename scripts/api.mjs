// `npm run api`: writes the page of docs/monitor-api that says who may make which call from the routes, once their OpenAPI
// document is valid, and docs/monitor-schema.md from an empty database. `--check` only compares them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { buildMonitor, ensureInstalled } from './bootstrap.mjs'
import { describedBy } from './lib/described.mjs'
import { at } from './lib/paths.mjs'

await ensureInstalled()
const { 'openapi.json': _, ...pages } = describedBy(await buildMonitor())
const isCheck = process.argv.includes('--check')
for (const [name, text] of Object.entries(pages)) {
  const file = at('docs', name)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  if (isCheck) {
    console.error(`docs/${name} is not what the monitor has. Run: npm run api`)
    process.exitCode = 1
  } else {
    writeFileSync(file, text)
    console.log(`Wrote docs/${name}`)
  }
}
