// `npm test`: installs what is missing and passes every check there is: format, architecture, lint, types, unit tests
// and laws of the core (whose every line and branch they reach), unit tests and contracts of the others, the monitor and
// the contracts once more on a PostgreSQL server, and journeys in a real browser. `npm test -- NAME...` runs only the
// named parts.
import { buildMonitor, buildPortal, buildPortalServer, ensureInstalled } from './bootstrap.mjs'
import { at } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

const node = (file, ...args) => run(process.execPath, [at(file), ...args])

async function journeys() {
  const { findChromium } = await import('./lib/chromium.mjs')
  await Promise.all([buildMonitor(), buildPortalServer()])
  await buildPortal()
  const { path, env } = await findChromium()
  return run(
    process.execPath,
    [at('node_modules/playwright/cli.js'), 'test', '--config', at('packages/web/e2e/playwright.config.ts')],
    { env: { ...env, CHROMIUM: path } },
  )
}

const vitest = (...args) => node('node_modules/vitest/vitest.mjs', 'run', ...args)
const projects = (...names) => names.flatMap(name => ['--project', name])

/** What holds on the embedded database holds on a server. A machine that can have none is told so in the summary. */
async function postgres() {
  const { findPostgres } = await import('./lib/postgres.mjs')
  const { url, from, stop, missing } = await findPostgres()
  if (missing !== undefined) return { code: 0, note: `not run: ${missing}` }
  const tests = () =>
    run(
      process.execPath,
      [
        at('node_modules/vitest/vitest.mjs'),
        'run',
        ...projects('adapters-http', 'testkit'),
        'packages/adapters-http/src/contracts',
        'packages/testkit/src/monitor',
      ],
      // And on files in a folder, which is the other way that a company may keep them.
      { env: { DATABASE_URL: url, FAIRHAUL_TEST_FILES: 'folder' } },
    )
  try {
    return { code: await tests(), note: `a server from ${from}` }
  } finally {
    await stop()
  }
}

const PARTS = {
  checks: () => node('scripts/check.mjs'),
  core: () => vitest(...projects('core'), '--coverage'),
  units: () => vitest(...projects('adapters-http', 'testkit', 'web', 'web-stores', 'web-server')),
  postgres,
  journeys,
}

await ensureInstalled()
const wanted = process.argv.slice(2).filter(name => !name.startsWith('-'))
const unknown = wanted.filter(name => !(name in PARTS))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}
const results = []
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const started = performance.now()
  let code = 1
  let note
  try {
    const ended = await part()
    ;({ code, note } = typeof ended === 'number' ? { code: ended } : ended)
  } catch (error) {
    console.error(error.message)
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  results.push({ name, passed: code === 0, seconds, note })
}
console.log()
for (const { name, passed, seconds, note } of results)
  console.log(
    `${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)${note === undefined ? '' : `: ${note}`}`,
  )
const failed = results.filter(result => !result.passed).length
console.log(`Parts: ${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
