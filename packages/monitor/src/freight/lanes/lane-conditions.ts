import { sql } from 'kysely'
import type { Condition } from '../../carriers/condition.ts'
import { coverOf } from '../../carriers/narrowing-conditions.ts'
import { grantInForce } from '../../carriers/sorts.ts'
import { addMonths } from '../../kernel/calendar.ts'
import type { LaneFilters } from './lane-filters.ts'

interface Range {
  readonly min: number | undefined
  readonly max: number | undefined
}

const isNarrow = ({ min, max }: Range) => min !== undefined || max !== undefined

/** A column within a range. A value that is not on record is in no range. */
const within = (column: string, { min, max }: Range): Condition => {
  const value = sql.ref(column)
  const ends = [
    ...(min === undefined ? [] : [sql`${value} >= ${min}`]),
    ...(max === undefined ? [] : [sql`${value} <= ${max}`]),
  ]
  return sql<boolean>`${sql.join(ends, sql` and `)}`
}

/** The units of a kind that the carrier reported. Choice: a kind that it did not report is in no range. */
const ofKind = (kind: string, range: Range): readonly Condition[] =>
  isNarrow(range)
    ? [
        sql`exists (select from carrier_equipment where carrier_equipment.carrier_id = carriers.id
          and kind = ${kind} and ${within('carrier_equipment.count', range)})`,
      ]
    : []

const fleetOf = (range: Range): readonly Condition[] =>
  isNarrow(range)
    ? [
        sql`exists (select from carrier_census where carrier_census.carrier_id = carriers.id
          and ${within('carrier_census.power_units', range)})`,
      ]
    : []

/** Whole months since the grant, as dates: at least six months means granted six months ago or earlier. */
const authorityOf = ({ min, max }: Range, day: string): readonly Condition[] => {
  const ends = [
    ...(min === undefined ? [] : [sql`${grantInForce(day)} <= ${addMonths(day, -min)}`]),
    ...(max === undefined ? [] : [sql`${grantInForce(day)} > ${addMonths(day, -(max + 1))}`]),
  ]
  return ends.length === 0
    ? []
    : [
        sql`exists (select from carrier_authorities where carrier_authorities.carrier_id = carriers.id
          and ${sql.join(ends, sql` and `)})`,
      ]
}

/**
 * The selected kinds together: a minimum count and a minimum share of all. Source: section 5, "Portfolio thresholds".
 */
const portfolioOf = (
  kinds: readonly string[] | undefined,
  least: number,
  share: number,
): readonly Condition[] =>
  kinds === undefined
    ? []
    : [
        sql`exists (select from carrier_equipment where carrier_equipment.carrier_id = carriers.id
          having sum(count) filter (where kind = any(${[...kinds]}::text[])) >= ${least}
            and sum(count) filter (where kind = any(${[...kinds]}::text[])) >= ${share}::numeric * sum(count))`,
      ]

/**
 * The filters of a lane search, as conditions on the row `carriers`. The assessment is not among them, as rules are not
 * decided in the database.
 *
 * Source: section 5, "Fleet ranges"; section 5, "Portfolio thresholds". Choice: auto liability is the cover that
 * federal filings call BIPD, and an ELD is connected while its credentials are valid.
 */
export const laneConditions = (filters: LaneFilters, day: string): readonly Condition[] => [
  sql<boolean>`carriers.is_findable`,
  ...fleetOf({ min: filters.power_units_gteq, max: filters.power_units_lteq }),
  ...ofKind('straight_box_trucks', {
    min: filters.straight_box_trucks_gteq,
    max: filters.straight_box_trucks_lteq,
  }),
  ...ofKind('cargo_vans', { min: filters.cargo_vans_gteq, max: filters.cargo_vans_lteq }),
  ...authorityOf({ min: filters.authority_age_months_gteq, max: filters.authority_age_months_lteq }, day),
  ...coverOf('cargo', filters.cargo_amount_gteq, day),
  ...coverOf('general_liability', filters.general_liability_amount_gteq, day),
  ...coverOf('bipd', filters.auto_liability_amount_gteq, day),
  ...portfolioOf(filters.equipment_in, filters.equipment_count_gteq, filters.equipment_share_gteq),
  ...(filters.physical_country_in === undefined
    ? []
    : [sql<boolean>`carriers.physical_country = any(${[...filters.physical_country_in]}::text[])`]),
  ...(filters.is_contact_verified_eq === undefined
    ? []
    : [
        sql<boolean>`exists (select from carrier_contact_checks
          where carrier_contact_checks.carrier_id = carriers.id)`,
      ]),
  ...(filters.eld_connected_eq === undefined
    ? []
    : [
        sql<boolean>`exists (select from carrier_eld_connections
          where carrier_eld_connections.carrier_id = carriers.id and has_valid_credentials)`,
      ]),
]
