// `npm test`: installs what is missing and passes every check there is: format, architecture, lint, types, unit tests
// and laws of the core (which reach its every line and branch), unit tests and contracts of the other packages, the
// monitor's database and the contracts once more on a PostgreSQL server, and journeys in a real browser, whose monitors
// have their data on that server.
// `npm test -- PART... [--thorough]` runs only the named parts; `--thorough` repeats laws, fuzzes and kills more often;
// `--journey NAME` runs the journeys whose file has this in its name, and nothing else.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { buildMonitor, buildPortal, buildPortalServer, ensureInstalled } from './bootstrap.mjs'
import { checkJobs } from './lib/checks.mjs'
import { misused, readFlags } from './lib/flags.mjs'
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
  if (process.env.FAIRHAUL_THOROUGH === '1') return { variables: {} }
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
    node(playwright(`--workers=${JOURNEY_WORKERS}`, ...(flags.journey ?? [])), {
      ...env,
      ...file,
      ...variables,
      CHROMIUM: path,
    }),
  )
  return { code, note: [data, note].filter(Boolean).join('; ') || undefined }
}

const MONITOR = 'packages/monitor/src'

/** Tests of the database layer that open the embedded database wherever they run. */
const EMBEDDED_ALONE = new Set(['migrate.test.ts', 'open-database.test.ts'])

/** The tests that run on both engines: what depends on the engine itself. */
const ON_BOTH = [
  ...['platform/idempotency', 'company/jobs', 'company/webhooks', 'testing/server-database.test.ts'].map(
    path => `${MONITOR}/${path}`,
  ),
  ...readdirSync(at(`${MONITOR}/database`))
    .filter(name => name.endsWith('.test.ts') && !EMBEDDED_ALONE.has(name))
    .map(name => `${MONITOR}/database/${name}`),
]

/**
 * The tests that run on a PostgreSQL server, and in thorough runs on the embedded database too: the contracts, as the
 * monitor's own tests make every call on the embedded one; the import of federal files; and those in which several
 * requests write at once, because the embedded database has a single connection.
 */
const ON_POSTGRES = [
  'packages/adapters-http/src/contracts',
  ...[
    'api/conformance/two-monitors',
    'api/program/mail-rounds',
    'http/session/sign-in',
    'onboarding/onboarding',
  ].map(name => `${MONITOR}/${name}.test.ts`),
  ...[
    'associated-carriers',
    'billing',
    'connections',
    'identity-alerts',
    'load-logs',
    'monitored-carriers',
    'onboarding',
    'saved-searches',
    'sign-up',
    'teams',
    'tickets',
    'user-invitations',
    'users',
  ].map(name => `${MONITOR}/api/routes/${name}.test.ts`),
  ...[
    'inspected-vehicles',
    'kinds/census/write/write-batch',
    'motus-authority',
    'motus-insurance',
    'out-of-service-orders',
    'run-import',
    'safety-to-count',
    'sms-measures',
  ].map(name => `${MONITOR}/federal/import/${name}.test.ts`),
  `${MONITOR}/federal/keep-current/keep-current.test.ts`,
  `${MONITOR}/http/company-events`,
]

/** What several processes do with one server can depend on the machine, as journeys can. */
const SECOND_TRY = ['--retry=1', '--reporter=default', `--reporter=${at('scripts/lib/second-tries.mjs')}`]

/**
 * Without a server the tests of `ON_POSTGRES` run on the embedded database, so that they run somewhere, and the summary
 * says so.
 */
async function postgres({ node }) {
  const moved = [...ON_BOTH, ...ON_POSTGRES].filter(path => !existsSync(at(path)))
  if (moved.length > 0) throw new Error(`scripts/test.mjs names tests that do not exist: ${moved.join(', ')}`)
  const { url, from, missing } = await postgresServer()
  if (missing !== undefined) {
    const code =
      process.env.FAIRHAUL_THOROUGH === '1'
        ? 0
        : await node(vitest(['adapters-http', 'monitor'], ...ON_POSTGRES))
    return { code, note: `not run on a server: ${missing}` }
  }
  // Files are kept in a folder here, which is the other way that a company may keep them.
  const env = { DATABASE_URL: url, FAIRHAUL_TEST_FILES: 'folder' }
  const { code, note } = await withSecondTries('postgres', file =>
    node(vitest(['adapters-http', 'monitor'], ...ON_BOTH, ...ON_POSTGRES, ...SECOND_TRY), {
      ...env,
      ...file,
    }),
  )
  return { code, note: [`a server from ${from}`, note].filter(Boolean).join('; ') }
}

/** What the embedded database leaves out when the tests run on a server in the same run. */
const leftToPostgres = () =>
  parts.includes('postgres') && process.env.FAIRHAUL_THOROUGH !== '1'
    ? ON_POSTGRES.map(path => `--exclude=${path}`)
    : []

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
    {
      // One run with two workers: what it transforms serves both, and each takes the next file when it is free.
      name: 'units: monitor and testkit',
      slots: DOUBLE_SHARE,
      work: ({ node }) =>
        node(vitest(['monitor', 'testkit'], ...leftToPostgres()), {
          VITEST_MAX_WORKERS: String(DOUBLE_SHARE),
        }),
    },
    {
      name: 'units: stores and adapters',
      slots: share,
      work: ({ node }) => node(vitest(['adapters-http', 'web-stores', 'web-server'], ...leftToPostgres())),
    },
    {
      name: 'units: views',
      slots: DOUBLE_SHARE,
      work: ({ node }) => node(vitest(['web', 'web-document']), { VITEST_MAX_WORKERS: String(DOUBLE_SHARE) }),
    },
  ],
  postgres: [{ name: 'postgres', slots: share, work: postgres }],
  core: [{ name: 'core', slots: share, work: ({ node }) => node(vitest(['core'], '--coverage')) }],
  checks: checkJobs('checks: '),
}

const USAGE = `Usage: npm test -- [PART...] [--thorough] [--journey NAME]. The parts are ${Object.keys(PARTS).join(', ')}.`

const { values: flags, positionals } = readFlags(USAGE, {
  allowPositionals: true,
  options: { thorough: { type: 'boolean', default: false }, journey: { type: 'string', multiple: true } },
})
const named = flags.journey === undefined ? positionals : ['journeys', ...positionals]
const unknown = named.filter(name => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) misused(`There is no part ${unknown.join(', ')}.`, USAGE)
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
