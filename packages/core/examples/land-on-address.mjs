// On which screen does a user land at an address, and which guard step sends them there?
// node land-on-address.mjs USER.json ADDRESS
// USER.json may be `visitor`. With --host, the portal is open on that host; with --saved, an address was saved at sign-in.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { brandOfHost, brandOfUser, documentTitle, matchRoute, pathOf, traceNavigation } from '@fairhaul/core'
import { stop } from './lib/stop.mjs'
import { tableText } from './lib/table.mjs'
import { userOf } from './lib/user-json.mjs'

const MAIN = 'https://portal.example'
const WATCHDOG = 'https://watchdog.portal.example'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { host: { type: 'string' }, saved: { type: 'string' } },
})
const [file, address] = positionals
if (file === undefined || address === undefined || !address.startsWith('/'))
  stop('Usage: node land-on-address.mjs USER.json|visitor /ADDRESS [--host HOST] [--saved /ADDRESS]')
const user = file === 'visitor' ? null : userOf(JSON.parse(readFileSync(file, 'utf8')))
const brand = user === null ? 'main' : brandOfUser(user)
const host = values.host ?? (brand === 'watchdog' ? WATCHDOG : MAIN).replace('https://', '')

const { hops, resolved } = traceNavigation({
  to: address,
  from: null,
  user,
  host,
  origins: { main: MAIN, watchdog: WATCHDOG },
  onboardingUrl: 'https://onboarding.example/start',
  savedTarget: values.saved ?? null,
})

const said = hops.map(({ address: at, step, decision }) => [
  at,
  step === null ? '' : `step ${step}`,
  decision.kind === 'stay' ? 'stays' : `goes to ${decision.kind === 'go' ? decision.to : decision.url}`,
])
console.log(tableText([['address', 'guard', 'decision'], ...said]))
console.log()
console.log(
  resolved.kind === 'stay'
    ? `Lands on ${resolved.address}: ${documentTitle(brandOfHost(host), matchRoute(pathOf(resolved.address)))}`
    : `Leaves for ${resolved.url}`,
)
if (resolved.savedTarget !== null) console.log(`Kept for later: ${resolved.savedTarget}`)
