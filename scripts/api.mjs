// `npm run api`: writes the page of docs/monitor-api that says who may make which call, from the routes, once their OpenAPI
// document is valid. `--check` only compares it.
import { readFileSync, writeFileSync } from 'node:fs'
import { buildMonitor, ensureInstalled } from './bootstrap.mjs'
import { describedBy } from './lib/described.mjs'
import { at } from './lib/paths.mjs'

await ensureInstalled()
const { 'authorisation.md': text } = describedBy(await buildMonitor())
const file = at('docs/monitor-api/authorisation.md')
if (readFileSync(file, 'utf8') !== text) {
  if (process.argv.includes('--check')) {
    console.error('docs/monitor-api/authorisation.md differs from the routes. Run: npm run api')
    process.exitCode = 1
  } else {
    writeFileSync(file, text)
    console.log('Wrote docs/monitor-api/authorisation.md')
  }
}
