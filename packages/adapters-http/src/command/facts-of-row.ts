import {
  type BasicMeasured,
  type CalendarDate,
  type RegisterChanges,
  type RegisterPart,
  type RuleFacts,
  ruleFactsOf,
  type SafetyCounts,
  type TieBy,
  TIED_ENDS,
  type TieToEnded,
} from '@fairhaul/core'
import type { RowReader } from './facts-row.ts'

/** The column with the day of the last change of each part of a registration. */
const CHANGED_COLUMNS: Readonly<Record<RegisterPart, string>> = {
  name: 'name_changed',
  address: 'address_changed',
  phone: 'phone_changed',
  email: 'email_changed',
  officer: 'officer_changed',
}

const PARTS = Object.keys(CHANGED_COLUMNS) as readonly RegisterPart[]

/** Without a day from which on changes are known, only those of the row are. Null: it has none. */
const changesOf = (row: RowReader, today: CalendarDate): RegisterChanges | null => {
  const since = row.day('history_since')
  const officersSince = row.day('officers_since')
  const all = PARTS.flatMap(part => {
    const on = row.day(CHANGED_COLUMNS[part])
    return on === null ? [] : [{ part, on }]
  })
  return since === null && officersSince === null && all.length === 0
    ? null
    : { since: since ?? today, officersSince, all }
}

const countsOf = (row: RowReader, english: CalendarDate | 'no' | null): SafetyCounts => {
  const on = row.day('measured_on')
  const measured = (basic: BasicMeasured) => {
    const measure = row.measure(`${basic}_measure`)
    return measure === null || on === null ? null : { measure, on }
  }
  return {
    vehicleInspections: row.count('vehicle_inspections'),
    vehicleOutOfService: row.count('vehicle_out_of_service'),
    driverInspections: row.count('driver_inspections'),
    driverOutOfService: row.count('driver_out_of_service'),
    englishOutOfServiceOn: english === 'no' ? null : english,
    englishUnreadOn: null,
    crashes24Months: row.count('crashes'),
    crashesSource: null,
    crashesAsOf: null,
    measures: {
      unsafe_driving: measured('unsafe_driving'),
      hours_of_service: measured('hours_of_service'),
      driver_fitness: measured('driver_fitness'),
      controlled_substances: measured('controlled_substances'),
      vehicle_maintenance: measured('vehicle_maintenance'),
    },
    measuresSource: null,
  }
}

/** By what a carrier may be tied to another, by the term of the column. */
const TIED_BY_TERMS = {
  prior: 'prior',
  vin: 'vehicle_vin',
  phone: 'phone',
  email: 'email',
  address: 'address',
  officer: 'contact',
} as const satisfies Readonly<Record<string, TieBy>>

const TERMS = Object.keys(TIED_BY_TERMS) as readonly (keyof typeof TIED_BY_TERMS)[]

/** The tie that a row names. Null: it does not say whether there is one, or says both. */
const tiesOf = (row: RowReader): readonly TieToEnded[] | null => {
  const by = row.termOrNo('tied_by', TERMS)
  const end = row.termOrNo('tied_end', TIED_ENDS)
  const dot = row.text('tied_dot')
  if (by === null) return null
  if (by === 'no') return dot === null ? [] : null
  return [
    {
      by: TIED_BY_TERMS[by],
      dot,
      end: end === 'out_of_service' ? end : 'revoked',
      on: row.day('tied_on'),
    },
  ]
}

/** That no violation of English proficiency is in a row that does not say so is no fact. */
const ENGLISH_NOT_SAID = [{ source: 'SMS Input - Violation', why: 'never', asOf: null }] as const

/** The facts that rules use in a row of a file of facts. An empty cell is not on record. */
export const factsOfRow = (row: RowReader, today: CalendarDate): RuleFacts => {
  const asOf = row.day('as_of')
  const english = row.dayOrNo('english_out_of_service')
  return ruleFactsOf({
    unreadFiles: english === null ? ENGLISH_NOT_SAID : null,
    census: {
      status: row.text('status'),
      operation: row.text('operation'),
      powerUnits: row.count('power_units'),
      drivers: row.count('drivers'),
      updatedOn: row.day('mcs150_filed'),
      addedOn: row.day('dot_since'),
      isPriorRevoked: row.isYes('prior_revoked'),
      priorRevokedDot: row.text('prior_revoked_dot'),
      changes: changesOf(row, today),
      asOf,
    },
    authority: {
      common: row.text('common'),
      contract: row.text('contract'),
      broker: row.text('broker'),
      since: row.day('authority_since'),
      asOf,
    },
    insurance: {
      bipdUsd: row.dollars('bipd_usd'),
      bipdUntil: row.day('bipd_until'),
      cargoUsd: row.dollars('cargo_usd'),
      cargoUntil: row.day('cargo_until'),
      generalLiabilityUsd: row.dollars('general_liability_usd'),
      generalLiabilityUntil: row.day('general_liability_until'),
      brokerBond: { usd: row.dollars('broker_bond_usd'), until: row.day('broker_bond_until') },
      asOf,
    },
    safety: {
      rating: row.text('safety_rating'),
      outOfService: row.isYes('out_of_service'),
      inspections24Months: row.count('inspections'),
      lastInspectedOn: row.day('last_inspected'),
      asOf,
      counts: countsOf(row, english),
      ties: tiesOf(row),
    },
  })
}
