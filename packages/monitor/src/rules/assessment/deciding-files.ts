import { RULE_KINDS, type RuleKindName } from '../terms/known-rules.ts'
import type { Cadence } from './cadences.ts'

/** The files that decide rules, by their kinds: each by its title, and how often it comes. */
export const DECIDING_FILES = {
  'company-census': { source: 'Company Census File', cadence: 'daily' },
  'sms-census': { source: 'SMS Input - Motor Carrier Census', cadence: 'monthly' },
  'li-carrier': { source: 'L&I Carrier', cadence: 'frozen' },
  'li-insurance-active': { source: 'L&I ActPendInsur', cadence: 'frozen' },
  'li-insurance': { source: 'L&I Insur', cadence: 'frozen' },
  'li-insurance-history': { source: 'L&I InsHist', cadence: 'frozen' },
  'li-authority-history': { source: 'L&I AuthHist', cadence: 'frozen' },
  'li-revocation': { source: 'L&I Revocation', cadence: 'frozen' },
  'motus-carrier': { source: 'Motus Carrier', cadence: 'daily' },
  'motus-authority-history': { source: 'Motus AuthHist', cadence: 'daily' },
  'motus-revocation': { source: 'Motus RevokeSuspend', cadence: 'daily' },
  'motus-insurance': { source: 'Motus Insur', cadence: 'daily' },
  'motus-insurance-history': { source: 'Motus InsHist', cadence: 'daily' },
  'out-of-service-orders': { source: 'Out of Service Orders', cadence: 'daily' },
  'sms-inspections': { source: 'SMS Input - Inspection', cadence: 'monthly' },
  inspections: { source: 'Vehicle Inspection File', cadence: 'weekly' },
  'sms-violations': { source: 'SMS Input - Violation', cadence: 'monthly' },
  'inspection-violations': { source: 'Vehicle Inspections and Violations', cadence: 'weekly' },
  'sms-crashes': { source: 'SMS Input - Crash', cadence: 'monthly' },
  crashes: { source: 'Crash File', cadence: 'weekly' },
  'sms-measures': { source: 'SMS measures', cadence: 'monthly' },
} as const satisfies Record<string, { readonly source: string; readonly cadence: Cadence }>

export type DecidingFile = keyof typeof DECIDING_FILES
export const DECIDING_KINDS = Object.keys(DECIDING_FILES) as readonly DecidingFile[]

/** Files of which any one is enough. */
export type AnyOf = readonly DecidingFile[]

const fileOf = (source: string): DecidingFile => {
  const file = DECIDING_KINDS.find(kind => DECIDING_FILES[kind].source === source)
  if (file === undefined) throw new Error(`No file that decides rules is named ${source}.`)
  return file
}

/** The files that decide the rules of a kind, each of them. Empty: no file does. Source: section 9, "Rule types". */
export const FILES_OF_KINDS = Object.fromEntries(
  Object.entries(RULE_KINDS).map(([kind, { files }]) => [kind, files.map(anyOf => anyOf.map(fileOf))]),
) as unknown as Readonly<Record<RuleKindName, readonly AnyOf[]>>
