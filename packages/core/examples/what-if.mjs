// Who would change if BIPD of $850,000 were required? node what-if.mjs CARRIERS.csv RULES.json BIPD-USD [--today 2026-11-21]
import { parseArgs } from 'node:util'
import {
  bipdAtLeast,
  compareRuleSets,
  countsOn,
  draftOfRuleSet,
  parseCalendarDate,
  turnText,
  withRuleChanges,
} from '@fairhaul/core'
import { readCarriers } from './lib/carriers-csv.mjs'
import { readRules } from './lib/rules-json.mjs'
import { stop } from './lib/stop.mjs'
import { tableText } from './lib/table.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { today: { type: 'string' } },
})
const [carriersFile, rulesFile, usd] = positionals
if (carriersFile === undefined || rulesFile === undefined || usd === undefined)
  stop('Usage: node what-if.mjs CARRIERS.csv RULES.json BIPD-USD [--today 2026-11-21]')
const today =
  parseCalendarDate(values.today ?? new Date().toISOString().slice(0, 10)) ??
  stop(`"${values.today}" is no day written as 2026-11-21.`)

const { ruleSet, overridesOf } = readRules(rulesFile)
const inForce = (/** @type {string} */ dot) => overridesOf(dot).filter(it => countsOn(it, today))
const carriers = readCarriers(carriersFile).map(it => ({ ...it, overrides: inForce(it.dot) }))
const current = draftOfRuleSet(ruleSet)
const { moves } = compareRuleSets(
  current,
  withRuleChanges(current, bipdAtLeast(Number(usd))),
  carriers,
  today,
)
const rows = moves.map(move => [carriers[move.row]?.name ?? '', turnText(move), move.reason])
console.log(tableText([['carrier', 'verdict', 'why'], ...rows]))
