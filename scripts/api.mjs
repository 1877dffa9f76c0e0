// `npm run api`: writes what is made from the monitor: the page of docs/monitor-api that says who may make which call, from the
// routes, once their OpenAPI document is valid; docs/monitor-schema.md and the types of tables, from an empty database.
// `--check` only compares them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { buildMonitor, ensureInstalled } from './bootstrap.mjs'
import { describedBy } from './lib/described.mjs'
import { at } from './lib/paths.mjs'

await ensureInstalled()
const folder = await buildMonitor()

const { 'openapi.json': _, ...pages } = describedBy(folder)

/** What is made from the schema: its page, and the types of its tables. */
async function ofDatabase() {
  const { openDatabase } = await import(`${folder}/database.js`)
  const { columnComments, schemaPage } = await import(`${folder}/schema-page.js`)
  const { tableTypes } = await import('./lib/table-types.mjs')
  const database = await openDatabase({ memory: true })
  try {
    return {
      'docs/monitor-schema.md': await schemaPage(database.db),
      'packages/monitor/src/database/table-types.ts': await tableTypes(database, columnComments),
    }
  } finally {
    await database.close()
  }
}

const files = {
  ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`docs/${name}`, text])),
  ...(await ofDatabase()),
}
const isCheck = process.argv.includes('--check')
for (const [path, text] of Object.entries(files)) {
  const file = at(path)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  if (isCheck) {
    console.error(`${path} is not what the monitor has. Run: npm run api`)
    process.exitCode = 1
  } else {
    writeFileSync(file, text)
    console.log(`Wrote ${path}`)
  }
}
