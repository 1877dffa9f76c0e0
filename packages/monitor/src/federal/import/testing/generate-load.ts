import { FILE_KINDS } from '../kinds/index.ts'
import { type CensusParams, censusLines, inventedDocket } from './generate-census.ts'
import { federalHeader, federalLine } from './generate-federal.ts'

/** DOT number of the first carrier of a load; the others count up from it. */
const FIRST_DOT = 90_000_001

/**
 * How many rows of each kind there are for a thousand carriers of the register.
 *
 * Source: the agency's counts of the register and of orders. Choice: those of the other files are assumed.
 */
export const ROWS_PER_THOUSAND = {
  'company-census': 1_000,
  'sms-census': 900,
  'li-carrier': 500,
  'li-authority-history': 1_000,
  'li-revocation': 500,
  'li-insurance-active': 250,
  'li-insurance-history': 1_500,
  'motus-carrier': 150,
  'motus-authority-history': 300,
  'motus-revocation': 50,
  'motus-insurance': 250,
  'motus-insurance-history': 250,
  'out-of-service-orders': 180,
  'sms-measures': 150,
  'sms-inspections': 1_400,
  'sms-violations': 2_500,
  'sms-crashes': 100,
} as const

export type LoadKind = keyof typeof ROWS_PER_THOUSAND

const CENSUSES: Readonly<Partial<Record<LoadKind, CensusParams['kind']>>> = {
  'company-census': 'company',
  'sms-census': 'sms',
}

/** A deterministic spread of whole numbers below 2 ** 32. */
const scatter = (number: number, salt: number) =>
  Math.imul(Math.imul(number ^ (salt * 0x9e3779b1), 0x85ebca6b) ^ (number >>> 13), 0xc2b2ae35) >>> 0
const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T
const two = (value: number) => String(value).padStart(2, '0')

const MONTHS = 'JAN,FEB,MAR,APR,MAY,JUN,JUL,AUG,SEP,OCT,NOV,DEC'.split(',')
const VIN_SIGNS = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789']
const AUTHORITIES = [
  'Motor Carrier of Property (Except Household Goods)',
  'Broker of Property (Except Household Goods)',
]
const INSURERS = 'NORTHERN MUTUAL,PRAIRIE CASUALTY,HARBOR INDEMNITY,SUMMIT INSURANCE,TIMBER FIRE'.split(',')
const CODES = '39347E,3939,396.3A1,392.2SLLS2,393.75C,395.8E,393.9TS,391.41A'.split(',')

const VIN_END = 15
const vinOf = (truck: number) => {
  let vin = '1F'
  for (let place = 0; place < VIN_END; place += 1) vin += pick(VIN_SIGNS, scatter(truck, 40 + place))
  return vin
}

interface Days {
  readonly american: string
  readonly compact: string
  readonly short: string
}
const dayOf = (seed: number, from: number, years: number): Days => {
  const year = from + (seed % years)
  const month = (seed >>> 5) % 12
  const day = 1 + ((seed >>> 9) % 28)
  return {
    american: `${two(month + 1)}/${two(day)}/${year}`,
    compact: `${year}${two(month + 1)}${two(day)}`,
    short: `${two(day)}-${pick(MONTHS, month)}-${two(year % 100)}`,
  }
}

/** What a row of a kind says beside the default one: the same for the same place in a file of as many carriers. */
const cellsOf = (kind: LoadKind, row: number, carriers: number): Readonly<Record<string, string>> => {
  // Rows of a carrier are spread over the file, as they are in the published ones.
  const seed = scatter(row, 20)
  const carrier = kind === 'sms-measures' ? row : seed % carriers
  const dot = String(FIRST_DOT + carrier)
  const docket = `MC${inventedDocket(FIRST_DOT + carrier)}`
  const lately = dayOf(scatter(row, 21), 2025, 1)
  const past = dayOf(scatter(row, 22), 2001, 24)
  const ofLicensing = { DOCKET_NUMBER: docket, DOT_NUMBER: dot, USDOT_NUMBER: dot }
  const policy = {
    ...ofLicensing,
    DOCKET: docket,
    USDOT: dot,
    POLICY_NO: `P ${scatter(row, 23) % 9_000_000}`,
    POLICY_NUMBER: `P ${scatter(row, 23) % 9_000_000}`,
    NAME_COMPANY: pick(INSURERS, seed),
    COMPANY: pick(INSURERS, seed),
    INSURANCE_COMPANY_NAME: pick(INSURERS, seed),
  }
  switch (kind) {
    case 'li-carrier':
      return {
        ...ofLicensing,
        COMMON_STAT: pick(['A', 'I', 'N'], seed),
        BIPD_FILE: pick(['01000', '00000'], seed),
      }
    case 'li-authority-history':
      return { DOCKET: docket, USDOT: dot, ORIGINAL_SERVED_DATE: past.american }
    case 'li-revocation':
      return { ...ofLicensing, SERVE_DATE: past.american, EFFECTIVE_DATE: past.american }
    case 'li-insurance-active':
      return { ...policy, EFFECTIVE_DATE: lately.american, TRANS_DATE: lately.american }
    case 'li-insurance-history':
      return { ...policy, EFFECTIVE_DATE: past.american, CANCEL_EFFECTIVE_DATE: past.american }
    case 'motus-carrier':
      return { ...ofLicensing, OP_AUTH_TYPE: pick(AUTHORITIES, seed >>> 8) }
    case 'motus-authority-history':
      return { ...ofLicensing, OP_AUTH_TYPE: pick(AUTHORITIES, seed >>> 8), STATUS_CHANGE_DATE: past.compact }
    case 'motus-revocation':
      return { ...ofLicensing, OP_AUTH_TYPE: pick(AUTHORITIES, seed >>> 8), ORDER1_SERVE_DATE: past.compact }
    case 'motus-insurance':
      return { ...policy, EFFECTIVE_DATE: lately.compact, TRANS_DATE: lately.compact }
    case 'motus-insurance-history':
      return { ...policy, EFFECTIVE_DATE: past.compact, CANCL_EFFECTIVE_DATE: lately.compact }
    case 'out-of-service-orders':
      return {
        DOT_NUMBER: dot,
        OOS_DATE: past.american,
        OOS_RESCIND_DATE: row % 3 === 0 ? '' : past.american,
      }
    case 'sms-measures':
      return { DOT_NUMBER: dot, VEH_MAINT_MEASURE: String((seed % 1_000) / 100) }
    case 'sms-inspections':
      return {
        UNIQUE_ID: String(700_000_001 + row),
        REPORT_NUMBER: `TX${1_000_000_001 + row}`,
        DOT_NUMBER: dot,
        INSP_DATE: lately.short,
        INSP_LEVEL_ID: String(1 + (seed % 3)),
        // A truck is inspected more than once, and by the carrier that runs it.
        VIN: vinOf(carrier * 8 + (row % 4)),
        VIN2: row % 2 === 0 ? vinOf(carrier * 8 + 4 + (row % 4)) : '',
      }
    case 'sms-violations': {
      const inspection =
        scatter(row, 24) % Math.max(1, Math.floor((carriers * ROWS_PER_THOUSAND['sms-inspections']) / 1_000))
      return {
        UNIQUE_ID: String(700_000_001 + inspection),
        DOT_NUMBER: String(FIRST_DOT + (scatter(inspection, 20) % carriers)),
        INSP_DATE: dayOf(scatter(inspection, 21), 2025, 1).short,
        VIOL_CODE: pick(CODES, row),
        VIOL_UNIT: String(1 + (row % 2)),
      }
    }
    case 'sms-crashes':
      return { REPORT_NUMBER: `TX${2_000_000_001 + row}`, DOT_NUMBER: dot, REPORT_DATE: lately.short }
    default:
      return {}
  }
}

/**
 * The lines of a file of a kind for a number of carriers, each with its line break: one at a time, so that a file can be
 * of any size. The same parameters give the same text on every machine.
 */
export function* loadLines(kind: LoadKind, carriers: number): Generator<string> {
  const census = CENSUSES[kind]
  const rows = Math.floor((carriers * ROWS_PER_THOUSAND[kind]) / 1_000)
  if (census !== undefined) {
    yield* censusLines({ kind: census, rows, firstDot: FIRST_DOT })
    return
  }
  const header = federalHeader(kind)
  if (header !== undefined) yield `${header}\n`
  for (let row = 0; row < rows; row += 1) yield `${federalLine(kind, cellsOf(kind, row, carriers))}\n`
}

/** The kinds in the order in which they are imported. */
export const LOAD_KINDS = (Object.keys(ROWS_PER_THOUSAND) as LoadKind[]).filter(name =>
  FILE_KINDS.some(kind => kind.name === name),
)
