// What do our own rules say, beside the company's? node own-rules.mjs CARRIERS.csv RULES.json [--today 2026-11-21]
import { parseArgs } from 'node:util'
import { assess, findingText, findRules, parseCalendarDate, verdictLineText } from '@fairhaul/core'
import ourRules from './data/our-rules.mjs'
import { readCarriers } from './lib/carriers-csv.mjs'
import { readRules } from './lib/rules-json.mjs'
import { stop } from './lib/stop.mjs'
import { tableText } from './lib/table.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { today: { type: 'string' } },
})
const [carriersFile, rulesFile] = positionals
if (carriersFile === undefined || rulesFile === undefined)
  stop('Usage: node own-rules.mjs CARRIERS.csv RULES.json [--today 2026-11-21]')
const today =
  parseCalendarDate(values.today ?? new Date().toISOString().slice(0, 10)) ??
  stop(`"${values.today}" is no day written as 2026-11-21.`)

const { ruleSet, overridesOf } = readRules(rulesFile)
const rows = readCarriers(carriersFile).map(({ name, dot, facts }) => {
  const findings = findRules(ruleSet, facts, today, ourRules)
  const assessed = assess({ companyId: ruleSet.companyId, findings, overrides: overridesOf(dot) }, today)
  const ours = assessed.rules.filter(rule => ourRules.some(each => each.name === rule.ruleType))
  return [
    name,
    verdictLineText(assessed),
    ...ours.map(({ label, finding }) => `${label}, ${findingText(finding)}`),
  ]
})
console.log(tableText([['carrier', 'verdict', ...ourRules.map(({ label }) => label)], ...rows]))
