// `npm test`: installs what is missing and passes every check there is: format, architecture, lint, types, unit tests
// and laws of the core (which reach its every line and branch), unit tests of the other packages, those of the monitor on a
// PostgreSQL server, its database and the contracts on the embedded one, and journeys in a real browser, whose monitors
// have their data on the server.
// `npm test -- PART... [--thorough]` runs only the named parts; `--thorough` repeats laws, fuzzes and kills more often.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildMonitor, buildPortal, buildPortalServer, ensureInstalled } from './bootstrap.mjs'
import { checkJobs } from './lib/checks.mjs'
import { runJobs } from './lib/jobs.mjs'
import { at } from './lib/paths.mjs'
import { slotsHere } from './lib/slots.mjs'

const { slots, share } = slotsHere()
process.env.VITEST_MAX_WORKERS = String(share)
/** Journeys, and tests of the monitor and of views, have two workers or more. */
const DOUBLE_SHARE = 2 * share

/** One more than the cores they take: a journey spends a third of its time waiting for the browser. */
const JOURNEY_WORKERS = DOUBLE_SHARE + 1

const vitest = (projects, ...args) => [
  at('node_modules/vitest/vitest.mjs'),
  'run',
  ...projects.flatMap(name => ['--project', name]),
  ...args,
]

async function buildAll() {
  await Promise.all([buildMonitor(), buildPortalServer()])
  await buildPortal()
  return 0
}

const playwright = (...args) => [
  at('node_modules/playwright/cli.js'),
  'test',
  '--config',
  at('packages/web/e2e/playwright.config.ts'),
  ...args,
]

let server

/** The PostgreSQL server of this run, which is started at its first use, or why there is none. */
const postgresServer = () => {
  server ??= import('./lib/postgres.mjs').then(({ findPostgres }) => findPostgres())
  return server
}

const stopServer = async () => (await server)?.stop?.()

/**
 * Where the monitors of journeys have their data: on a server, where a call takes a third of the embedded database's time.
 * Thorough runs, and machines without a server, use the embedded database.
 */
async function journeyData() {
  if (isThorough()) return { variables: {} }
  const { url, missing } = await postgresServer()
  return missing === undefined
    ? { variables: { FAIRHAUL_JOURNEY_SERVER: url } }
    : { variables: {}, note: `on the embedded database: ${missing}` }
}

/** What journeys do before the first of them, without one: it takes one core, and the journeys take all. */
async function seedJourneys({ node }) {
  const { variables } = await journeyData()
  return node(playwright('--grep', '(?!)', '--pass-with-no-tests', '--reporter=line'), variables)
}

/**
 * Runs tests of which a few may pass at a second try, each named in the summary.
 *
 * @param run runs them with the variables it is given, and gives their exit code.
 */
async function withSecondTries(name, run) {
  const file = at(`.cache/second-tries-${name}.json`)
  rmSync(file, { force: true })
  const code = await run({ FAIRHAUL_SECOND_TRIES: file })
  const secondTries = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  return { code, note: secondTries.length > 0 ? `at a second try: ${secondTries.join('; ')}` : undefined }
}

async function journeys({ node }) {
  const { findChromium } = await import('./lib/chromium.mjs')
  const { path, env } = await findChromium()
  const { variables, note: data } = await journeyData()
  const { code, note } = await withSecondTries('journeys', file =>
    node(playwright(`--workers=${JOURNEY_WORKERS}`), { ...env, ...file, ...variables, CHROMIUM: path }),
  )
  return { code, note: [data, note].filter(Boolean).join('; ') || undefined }
}

const TESTKIT = 'packages/testkit'
const MONITOR = `${TESTKIT}/src/monitor`

/** Tests of the database layer that open the embedded database wherever they run. */
const EMBEDDED_ALONE = new Set(['migrate.test.ts', 'open-database.test.ts'])

/** The tests that run on both engines: what depends on the engine itself. */
const ON_BOTH = [
  ...['idempotency', 'jobs'].map(folder => `${MONITOR}/${folder}`),
  ...readdirSync(at(`${MONITOR}/database`))
    .filter(name => name.endsWith('.test.ts') && !EMBEDDED_ALONE.has(name))
    .map(name => `${MONITOR}/database/${name}`),
]

/** What several processes do with one server can depend on the machine, as journeys can. */
const SECOND_TRY = ['--retry=1', '--reporter=default', `--reporter=${at('scripts/lib/second-tries.mjs')}`]

/** Some tests of the testkit, on the server of this run. */
async function onServer({ node }, workers, ...files) {
  const { url, from } = await postgresServer()
  const { code, note } = await withSecondTries('server', file =>
    node(vitest(['testkit'], ...files, ...SECOND_TRY), {
      ...file,
      DATABASE_URL: url,
      VITEST_MAX_WORKERS: String(workers),
    }),
  )
  return { code, note: [`on a PostgreSQL server from ${from}`, note].filter(Boolean).join('; ') }
}

const isThorough = () => process.env.FAIRHAUL_THOROUGH === '1'

/**
 * The tests of the monitor: on a PostgreSQL server, which answers in a third of the time of the embedded database. Thorough
 * runs, and machines without a server, use the embedded database.
 */
async function testkitTests(job) {
  const { missing } = await postgresServer()
  if (missing === undefined && !isThorough()) return onServer(job, DOUBLE_SHARE, TESTKIT)
  // One run with two workers: what it transforms serves both, and each takes the next file when it is free.
  const code = await job.node(vitest(['testkit'], TESTKIT), { VITEST_MAX_WORKERS: String(DOUBLE_SHARE) })
  return { code, note: missing === undefined ? undefined : `not run on a server: ${missing}` }
}

/**
 * What depends on the engine, on the one that the tests of the monitor did not run on; in thorough runs all that they have.
 * The contracts make every call on the embedded database in any run.
 */
async function otherEngine(job) {
  const { missing } = await postgresServer()
  if (missing !== undefined) return { code: 0, note: `nothing to run: ${missing}` }
  return isThorough() ? onServer(job, share, TESTKIT) : job.node(vitest(['testkit'], ...ON_BOTH))
}

/**
 * The jobs of each part, the longest first, so that short ones fill what is left at the end. Journeys take all slots, so
 * that they run last; what they need begins first.
 */
const PARTS = {
  journeys: [
    { name: 'build', slots: 1, work: buildAll },
    { name: 'journeys: world', slots: 1, after: ['build'], work: seedJourneys },
    { name: 'journeys', slots, after: ['journeys: world'], work: journeys },
  ],
  units: [
    { name: 'units: testkit', slots: DOUBLE_SHARE, work: testkitTests },
    {
      name: 'units: stores and adapters',
      slots: share,
      // Files are kept in a folder here, which is the other way that a company may keep them.
      work: ({ node }) =>
        node(vitest(['adapters-http', 'web-stores', 'web-server']), { FAIRHAUL_TEST_FILES: 'folder' }),
    },
    {
      name: 'units: views',
      slots: DOUBLE_SHARE,
      work: ({ node }) => node(vitest(['web', 'web-document']), { VITEST_MAX_WORKERS: String(DOUBLE_SHARE) }),
    },
    { name: 'units: scripts', slots: share, work: ({ node }) => node(vitest(['testkit'], 'scripts')) },
  ],
  engines: [{ name: 'engines', slots: share, work: otherEngine }],
  core: [{ name: 'core', slots: share, work: ({ node }) => node(vitest(['core'], '--coverage')) }],
  checks: checkJobs('checks: '),
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
// What one run of Vitest has transformed, the others read: see vite.config.ts.
process.env.FAIRHAUL_TRANSFORMED = at('.cache/transformed')
rmSync(process.env.FAIRHAUL_TRANSFORMED, { recursive: true, force: true })
const parts = Object.keys(PARTS).filter(name => named.length === 0 || named.includes(name))
const started = performance.now()
const results = await runJobs(
  parts.flatMap(part => PARTS[part]),
  slots,
)
await stopServer()
const seconds = Math.round((performance.now() - started) / 1000)

console.log()
// What failed is at the end too, because a log is often cut off above it.
for (const { name, failures = [] } of results)
  if (failures.length > 0) console.log(`${[`What failed in ${name}:`, ...failures].join('\n  ')}\n`)
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
