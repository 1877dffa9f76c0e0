// Why does this carrier not pass, and which override would change it?
// node explain-carrier.mjs CARRIERS.csv RULES.json DOT [--today 2026-11-21]
import { parseArgs } from 'node:util'
import { findRules, overrideStepText, parseCalendarDate, whatWouldChange } from '@fairhaul/core'
import { readCarriers } from './lib/carriers-csv.mjs'
import { readRules } from './lib/rules-json.mjs'
import { stop } from './lib/stop.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { today: { type: 'string' } },
})
const [carriersFile, rulesFile, dot] = positionals
if (carriersFile === undefined || rulesFile === undefined || dot === undefined)
  stop('Usage: node explain-carrier.mjs CARRIERS.csv RULES.json DOT [--today 2026-11-21]')
const today =
  parseCalendarDate(values.today ?? new Date().toISOString().slice(0, 10)) ??
  stop(`"${values.today}" is no day written as 2026-11-21.`)

const { ruleSet, overridesOf } = readRules(rulesFile)
const carrier =
  readCarriers(carriersFile).find(row => row.dot === dot) ??
  stop(`${carriersFile} has no carrier with DOT ${dot}.`)
const { status, reasons, steps } = whatWouldChange(
  {
    companyId: ruleSet.companyId,
    findings: findRules(ruleSet, carrier.facts, today),
    overrides: overridesOf(dot),
  },
  today,
)

console.log(`${carrier.name}: ${status ?? 'no rule is assessed'}`)
for (const reason of reasons) console.log(`  ${reason}`)
for (const step of steps) console.log(overrideStepText(step))
