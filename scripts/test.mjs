// `npm test`: installs what is missing and passes every check there is: format, architecture, lint, types, unit tests
// and laws of the core (which reach its every line and branch), unit tests and contracts of the other packages, the
// monitor's database and the contracts once more on a PostgreSQL server, and journeys in a real browser.
// `npm test -- PART... [--thorough]` runs only the named parts; `--thorough` repeats laws, fuzzes and kills more often.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildMonitor, buildPortal, buildPortalServer, ensureInstalled } from './bootstrap.mjs'
import { CHECKS } from './lib/checks.mjs'
import { runJobs } from './lib/jobs.mjs'
import { at } from './lib/paths.mjs'
import { slotsHere } from './lib/slots.mjs'

const { slots, share } = slotsHere()
/** Journeys wait for a browser much of their time, so two of them share a slot's worth of cores with each other. */
const JOURNEYS_SHARE = 2 * share

const vitest = (projects, ...args) => [
  at('node_modules/vitest/vitest.mjs'),
  'run',
  `--maxWorkers=${share}`,
  ...projects.flatMap(name => ['--project', name]),
  ...args,
]

async function buildAll() {
  await Promise.all([buildMonitor(), buildPortalServer()])
  await buildPortal()
  return 0
}

async function journeys({ node }) {
  const { findChromium } = await import('./lib/chromium.mjs')
  const { path, env } = await findChromium()
  const playwright = at('node_modules/playwright/cli.js')
  const config = at('packages/web/e2e/playwright.config.ts')
  return node([playwright, 'test', '--config', config, `--workers=${JOURNEYS_SHARE}`], {
    ...env,
    CHROMIUM: path,
  })
}

/** The tests of which a PostgreSQL server might answer otherwise than the embedded database. */
const ON_POSTGRES = [
  'packages/adapters-http/src/contracts',
  'packages/testkit/src/monitor/database',
  'packages/testkit/src/monitor/idempotency',
  'packages/testkit/src/monitor/jobs',
]

/** What holds on the embedded database holds on a server. The summary says so on a machine that can have none. */
async function postgres({ node }) {
  const { findPostgres } = await import('./lib/postgres.mjs')
  const { url, from, stop, missing } = await findPostgres()
  if (missing !== undefined) return { code: 0, note: `not run: ${missing}` }
  try {
    // Files are kept in a folder here, which is the other way that a company may keep them.
    const env = { DATABASE_URL: url, FAIRHAUL_TEST_FILES: 'folder' }
    const code = await node(vitest(['adapters-http', 'testkit'], ...ON_POSTGRES), env)
    return { code, note: `a server from ${from}` }
  } finally {
    await stop()
  }
}

/** The jobs of each part, the longest first, so that short ones fill what is left at the end. */
const PARTS = {
  units: [
    { name: 'units: testkit', slots: share, work: ({ node }) => node(vitest(['testkit'])) },
    { name: 'units: web', slots: share, work: ({ node }) => node(vitest(['web'])) },
    {
      name: 'units: stores and adapters',
      slots: share,
      work: ({ node }) => node(vitest(['adapters-http', 'web-stores', 'web-server'])),
    },
  ],
  postgres: [{ name: 'postgres', slots: share, work: postgres }],
  core: [{ name: 'core', slots: share, work: ({ node }) => node(vitest(['core'], '--coverage')) }],
  checks: Object.entries(CHECKS).map(([name, args]) => ({
    name: `checks: ${name}`,
    slots: 1,
    work: ({ node }) => node(args),
  })),
  journeys: [
    { name: 'build', slots: 1, work: buildAll },
    { name: 'journeys', slots: JOURNEYS_SHARE, after: ['build'], work: journeys },
  ],
}

const USAGE = `Usage: npm test -- [PART...] [--thorough]. The parts are ${Object.keys(PARTS).join(', ')}.`

const usageError = message => {
  console.error(`${message}\n${USAGE}`)
  process.exit(2)
}

const readArguments = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { thorough: { type: 'boolean', default: false } } })
  } catch (error) {
    return usageError(error.message)
  }
}

const { values: flags, positionals: named } = readArguments()
const unknown = named.filter(name => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) usageError(`There is no part ${unknown.join(', ')}.`)
if (flags.thorough) process.env.FAIRHAUL_THOROUGH = '1'

await ensureInstalled()
const parts = Object.keys(PARTS).filter(name => named.length === 0 || named.includes(name))
const started = performance.now()
const results = await runJobs(
  parts.flatMap(part => PARTS[part]),
  slots,
)
const seconds = Math.round((performance.now() - started) / 1000)

console.log()
for (const { name, passed, seconds, note } of results)
  console.log(
    `${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)${note === undefined ? '' : `: ${note}`}`,
  )
const failed = results.filter(({ passed }) => !passed).length
console.log(`Jobs: ${results.length - failed} passed, ${failed} failed, in ${seconds} s`)

mkdirSync(at('.cache'), { recursive: true })
const times = Object.fromEntries(results.map(result => [result.name, result.seconds]))
writeFileSync(at('.cache/test-times.json'), `${JSON.stringify({ parts, seconds, times }, null, 2)}\n`)
process.exit(failed === 0 ? 0 : 1)
