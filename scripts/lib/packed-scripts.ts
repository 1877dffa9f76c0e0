/** A program that uses each entry by its types, and gives a key as the environment has it: a text, or nothing. */
export const everyEntry = (entries: readonly string[]) => `import { http } from '@fairhaul/adapters-http'
${entries.map((entry, at) => `import type * as entry${at} from '${entry}'`).join('\n')}
declare const environment: { readonly [name: string]: string | undefined }
export const send = () => http({ base: 'http://127.0.0.1:4180/monitor', key: environment['FAIRHAUL_KEY'], fetch: undefined })
export type Used = [${entries.map((_, at) => `keyof typeof entry${at}`).join(', ')}]
`

/** A program of a project that uses the core, the adapter and the testkit. */
export const PROGRAM = `import { cookieFetch, http, httpCarriers } from '@fairhaul/adapters-http'
import { type Carriers, type Outcome, assess, cargoRule, defineRule, findOwnRule, withOwnRules } from '@fairhaul/core'
import { type CarrierQuery, type SearchTextRefusal, readCarrierSearchText } from '@fairhaul/core/search'
import { overallVerdict } from '@fairhaul/core/rules'
import { aCarrierDetail, arbitrary, fakeCarriers, fakeWorld, holds, someRuleFacts } from '@fairhaul/testkit'

const read: Outcome<CarrierQuery, SearchTextRefusal> = readCarrierSearchText('mc-123456')
const { overall } = assess(
  {
    findings: [{ ruleType: 'cargo_at_least_100000', result: 'fail', value: null, source: null, asOf: null }],
    overrides: [],
  },
  '2026-11-21',
)
const carriers: Carriers = fakeCarriers(fakeWorld({ carriers: [aCarrierDetail({ legalName: 'PINE RIDGE LLC' })] }))
const found = await carriers.search({ query: { kind: 'name-prefix', value: 'PINE' }, page: 1, pageSize: 50 })
holds([arbitrary.assessments, arbitrary.calendarDates], (assessment, today) => {
  overallVerdict(assessment, today)
})
const remote: Carriers = httpCarriers(
  http({ base: 'http://localhost/monitor', fetch: cookieFetch(async () => new Response(null, { status: 401 })) }),
)
const refused = await remote.detail({ id: found.ok && found.value.items[0] ? found.value.items[0].id : (0 as never) })
const own = defineRule({ name: 'our_cargo_at_least_250000', category: 'Insurance', reads: ['insurance'], find: cargoRule(250_000) })
// @ts-expect-error: a rule gets the parts that it reads.
defineRule({ name: 'rated', category: 'Operations', reads: ['insurance'], find: ({ safety }) => safety })
// @ts-expect-error: a rule returns what it found at once.
defineRule({ name: 'later', category: 'Operations', find: async () => ({ result: 'pass', value: null, source: null, asOf: null }) })
const ownFinding = findOwnRule(own, someRuleFacts(), '2026-11-21')
const { findings } = withOwnRules({ findings: [], overrides: [] }, [own], aCarrierDetail(), '2026-11-21')
export const result = [
  read,
  overall,
  found.ok && found.value.items[0]?.legalName,
  !refused.ok && refused.refusal.kind,
  ownFinding.result,
  findings[0]?.ruleType,
]
// @ts-expect-error: a day is a calendar date, and only that.
assess({ findings: [], overrides: [] }, 'tomorrow')
`

/** What a developer who knows only the README does with a list of carriers, from the packed packages. */
export const DEVELOPER_SCRIPT = `import { readFileSync, writeFileSync } from 'node:fs'
import { cookieFetch, findCarriers, http, httpCarriers, httpLoads, httpMonitoredCarriers, httpRules, httpSession } from '@fairhaul/adapters-http'
import { ASSESSMENT_BUCKETS, type MonitoredCarrier, type Outcome } from '@fairhaul/core'
import { identifiersInOrder } from '@fairhaul/core/carrier'
import { findRule, ruleFactsOf } from '@fairhaul/core/finding'
import { ANY_AGE, assess, overallVerdict, RULE_TYPES } from '@fairhaul/core/rules'
import { identifiersOf, readCarrierNumber } from '@fairhaul/core/search'
import { bipdAtLeast, compareRuleSets, draftOfRuleSet, withRuleChanges } from '@fairhaul/core/what-if'
import { arbitrary, holds } from '@fairhaul/testkit'
import { startTestMonitor } from '@fairhaul/monitor'

const valueOf = <T>(outcome: Outcome<T, unknown>): T => {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal))
  return outcome.value
}

const SPELLINGS = ['USDOT ', 'US DOT ', 'U.S. DOT #', 'DOT# ', 'dot: 0', 'DOT No. 00', 'USDOT-', 'DOT Number ', 'MC ', 'MC#', 'MC: ', 'MC No. ', 'mc-0', 'M.C. ', 'Docket MC ']
const read = { right: 0, wrong: 0, unread: 0 }
for (let at = 0; at < 1_000; at += 1) {
  const spelling = SPELLINGS[at % SPELLINGS.length] ?? ''
  const value = String(1 + ((at * 7_919) % 9_999_991))
  const type = /d\\W*o\\W*t/i.test(spelling) ? 'DOT' : 'MC'
  const number = readCarrierNumber(spelling + value + (type === 'MC' && at % 3 === 0 ? '-C' : ''))
  const is = (number ? identifiersOf(number) : []).map(each => each.type + ' ' + each.value)
  read[is.length === 0 ? 'unread' : is.join() === type + ' ' + value ? 'right' : 'wrong'] += 1
}

const monitor = await startTestMonitor({ world: 'small', listen: true })
const today = '2026-11-21'
const send = http({ base: monitor.url + '/monitor', fetch: cookieFetch() })
const loads = await httpLoads(send).list({ tab: 'open' })
const email = 'dana@northlake.example'
valueOf(await httpSession(send).signIn({ email }))
valueOf(await httpSession(send).enterCode({ code: await monitor.codeFor(email) }))
const [monitoredCarriers, carriers] = [httpMonitoredCarriers(send), httpCarriers(send)]

const rows: MonitoredCarrier[] = []
for (const bucket of ASSESSMENT_BUCKETS) rows.push(...valueOf(await monitoredCarriers.list({ bucket, page: 1 })).items)
const texts = rows.flatMap(({ carrier }) => identifiersInOrder(carrier.identifiers).filter(({ type }) => type === 'DOT').map(({ value }) => 'usdot# 0' + value))
const findings = await findCarriers({ monitoredCarriers }, [...texts, 'USDOT 99999999'])
const found = findings.flatMap(finding => (finding.kind === 'found' ? [finding] : []))

writeFileSync('verdicts.csv', ['text,name,verdict', ...found.map(({ text, carrier }) => [text, JSON.stringify(carrier.legalName), carrier.verdict ?? 'none'].join())].join('\\n'))

let differences = 0
for (const { carrier } of found.slice(0, 25)) {
  const detail = valueOf(await carriers.detail({ id: carrier.id }))
  if (detail.rulesAssessment === null) continue
  const own = detail.rulesAssessment.findings.map(({ ruleType }) => findRule(ruleType, ruleFactsOf(detail), today, ANY_AGE))
  const { overall } = assess({ ...detail.rulesAssessment, findings: own }, today)
  if (overall !== carrier.verdict) differences += 1
}

holds([arbitrary.assessments, arbitrary.calendarDates], (assessment, day) => {
  if (assess(assessment, day).overall !== overallVerdict(assessment, day)) throw new Error('Two verdicts.')
})

const current = draftOfRuleSet({ values: new Map(RULE_TYPES.map(type => [type, 2])) }, ANY_AGE)
const facts = valueOf(await httpRules(send).ownCarrierFacts({})).items
const { moves } = compareRuleSets(withRuleChanges(current, bipdAtLeast(1)), withRuleChanges(current, bipdAtLeast(90_000_000)), facts, today)
await monitor.close()
export const result = {
  signedOut: loads.ok ? 'listed' : loads.refusal.kind,
  read,
  listed: texts.length,
  found: found.length,
  missing: findings.filter(({ kind }) => kind === 'not-found').map(({ text }) => text),
  csvLines: readFileSync('verdicts.csv', 'utf8').split('\\n').length,
  differences,
  moves: moves.length,
  reasons: moves.every(({ to, reason }) => to === 'Fail' && reason.includes('90,000,000')),
}
`
