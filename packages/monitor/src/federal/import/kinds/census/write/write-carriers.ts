import { sql } from 'kysely'
import { storedMailing } from '../../../../../database/mailing-address.ts'
import { nameKey } from '../../../../../database/name-key.ts'
import { names, rowsOf, assignmentsFrom } from '../../../../../database/rows-of.ts'
import type { Statements } from '../../../../../database/run-in-order.ts'
import { latestDay } from './federal-marks.ts'
import type { Plan } from './plan.ts'

const CARRIER = {
  legal_name: 'text',
  dba_name: 'text',
  legal_name_key: 'text',
  dba_name_key: 'text',
  physical_street: 'text',
  physical_city: 'text',
  physical_state: 'text',
  physical_postal_code: 'text',
  physical_country: 'text',
  mailing_street: 'text',
  mailing_city: 'text',
  mailing_state: 'text',
  mailing_postal_code: 'text',
  mailing_country: 'text',
  phone: 'text',
  email: 'text',
  federal_as_of: 'date',
}

const carrierOf = (plan: Plan) => {
  const { legalName, dbaName, physical: place, mailing, phone, email } = plan.record
  const physical = {
    physical_street: place.street,
    physical_city: place.city,
    physical_state: place.state,
    physical_postal_code: place.postalCode,
    physical_country: place.country,
  }
  return {
    id: plan.id,
    federal_as_of: latestDay(plan.marks),
    legal_name: legalName,
    dba_name: dbaName,
    legal_name_key: nameKey(legalName),
    dba_name_key: dbaName === null ? null : nameKey(dbaName),
    ...physical,
    ...storedMailing(physical, {
      mailing_street: mailing?.street ?? null,
      mailing_city: mailing?.city ?? null,
      mailing_state: mailing?.state ?? null,
      mailing_postal_code: mailing?.postalCode ?? null,
      mailing_country: mailing?.country ?? null,
    }),
    phone,
    email,
  }
}

/** Adds carriers that were not known, with their DOT numbers. */
export function* addCarriers(plans: readonly Plan[]): Statements {
  if (plans.length === 0) return
  yield sql`
    insert into carriers (id, ${names(CARRIER)}, is_census_verified, source)
    select id, ${names(CARRIER)}, true, 'federal'
    from ${rowsOf({ id: 'int', ...CARRIER }, plans.map(carrierOf))}`
  const dots = plans.map(({ id, record }) => ({ id, dot: record.dotNumber }))
  yield sql`
    insert into carrier_identifiers (carrier_id, is_type, value_key)
    select id, 'DOT', dot from ${rowsOf({ id: 'int', dot: 'text' }, dots)}`
}

/** Brings carriers that are known up to date. */
export function* changeCarriers(plans: readonly Plan[]): Statements {
  if (plans.length === 0) return
  yield sql`
    update carriers as c
    set ${assignmentsFrom('n', CARRIER)}, is_census_verified = true, source = 'federal'
    from ${rowsOf({ id: 'int', ...CARRIER }, plans.map(carrierOf))} where c.id = n.id`
}
