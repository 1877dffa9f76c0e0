import { sql } from 'kysely'
import { storedTerms } from '../../../../../database/census-terms.ts'
import { names, rowsOf, assignmentsFrom } from '../../../../../database/rows-of.ts'
import type { Statements } from '../../../../../database/run-in-order.ts'
import { censusDay } from './decide.ts'
import { columnsOfMarks } from './federal-marks.ts'
import type { Plan } from './plan.ts'

/** Written each time: of a row that came again on a later day, nothing else is. */
const MARKS = {
  company_digest: 'bigint',
  sms_digest: 'bigint',
  sms_as_of: 'date',
  as_of: 'date',
  listing_id: 'int',
}
const SHARED = {
  carrier_operation: 'text',
  power_units: 'int',
  drivers: 'int',
  mileage: 'bigint',
  mileage_year: 'int',
  mcs150_date: 'date',
  add_date: 'date',
  hazmat: 'boolean',
  operation_classifications: 'text',
}
const REGISTRATION = {
  status_code: 'text',
  cargo_carried: 'text',
  is_prior_revoked: 'boolean',
  prior_revoked_dot: 'text',
}

const censusOf = ({ id, marks, listing, record }: Plan) => ({
  carrier_id: id,
  carrier_operation: record.carrierOperation,
  power_units: record.powerUnits,
  drivers: record.drivers,
  mileage: record.mileage,
  mileage_year: record.mileageYear,
  mcs150_date: record.mcs150Date,
  add_date: record.addDate,
  hazmat: record.hazmat,
  operation_classifications: storedTerms(record.operationClassifications),
  status_code: record.registration?.statusCode ?? null,
  cargo_carried: storedTerms(record.registration?.cargoCarried ?? []),
  is_prior_revoked: record.registration?.isPriorRevoked ?? null,
  prior_revoked_dot: record.registration?.priorRevokedDot ?? null,
  ...columnsOfMarks(marks),
  as_of: censusDay(marks),
  listing_id: listing,
})

/** Writes each plan's share of the census facts, and the day that is on them. */
export function* writeCensus(plans: readonly Plan[]): Statements {
  for (const shared of [true, false])
    for (const registration of [true, false]) {
      const some = plans.filter(it => it.writesShared === shared && it.writesRegistration === registration)
      if (some.length === 0) continue
      const columns = { ...(shared ? SHARED : {}), ...(registration ? REGISTRATION : {}), ...MARKS }
      yield sql`
        insert into carrier_census (carrier_id, ${names(columns)})
        select carrier_id, ${names(columns)} from ${rowsOf({ carrier_id: 'int', ...columns }, some.map(censusOf))}
        on conflict (carrier_id) do update set ${assignmentsFrom('excluded', columns)}`
    }
}
