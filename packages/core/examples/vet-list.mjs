// Which carriers of a list may be used? node vet-list.mjs LIST.txt CARRIERS.csv RULES.json 2026-11-21
import { readFileSync } from 'node:fs'
import { findRules } from '@fairhaul/core/finding'
import { assess } from '@fairhaul/core/rules'
import { identifiersOf, readCarrierNumber } from '@fairhaul/core/search'
import { parseCalendarDate } from '@fairhaul/core/shared'
import { readCarriers } from './lib/carriers-csv.mjs'
import { readRules } from './lib/rules-json.mjs'
import { stop } from './lib/stop.mjs'

const [list = '', carriersFile = '', rulesFile = '', day = ''] = process.argv.slice(2)
const today = parseCalendarDate(day) ?? stop(`"${day}" is no day written as 2026-11-21.`)
const carriers = readCarriers(carriersFile)
const { ruleSet, overridesOf } = readRules(rulesFile)
for (const line of readFileSync(list, 'utf8').trim().split('\n')) {
  const number = readCarrierNumber(line)
  const known = new Set((number ? identifiersOf(number) : []).map(({ type, value }) => `${type} ${value}`))
  const carrier = carriers.find(({ dot, mc }) => known.has(`DOT ${dot}`) || known.has(`MC ${mc}`))
  const findings = carrier && findRules(ruleSet, carrier.facts, today)
  const assessed =
    findings && assess({ companyId: ruleSet.companyId, findings, overrides: overridesOf(carrier.dot) }, today)
  console.log(`${line.padEnd(18)}${carrier?.name ?? 'not found'}: ${assessed?.overall ?? 'no verdict'}`)
}
