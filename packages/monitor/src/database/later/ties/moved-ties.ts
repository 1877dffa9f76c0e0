import { distinct, locked, ofStatements, ofUpdates, triggers } from './tie-triggers.ts'

const PHYSICAL = 'r.physical_street, r.physical_postal_code, r.physical_country'
const MAILING = 'r.mailing_street, r.mailing_postal_code, r.mailing_country'

/** A table of which a write moves ties: the keys of a row `r`, the carriers whose own it is, and of which updates. */
interface Moving {
  readonly keys?: string
  readonly own?: string
  readonly when?: string
}

const values = (...keys: readonly (readonly [kind: string, hash: string])[]): string =>
  `values ${keys.map(([kind, hash]) => `('${kind}', hashtext(${hash}))`).join(', ')}`

/** The number of a key is that of `association_keys`. A DOT number is the key of a carrier that the agency names by it. */
export const MOVING: Readonly<Record<string, Moving>> = {
  carriers: {
    keys: values(
      ['phone', 'association_phone(r.phone)'],
      ['email', 'email_reading(r.email)'],
      ['address', `association_address(${PHYSICAL})`],
      ['address', `association_address(${MAILING})`],
    ),
    own: 'r.id',
    when: distinct(
      ...['phone', 'email', 'physical_street', 'physical_postal_code', 'physical_country'],
      ...['mailing_street', 'mailing_postal_code', 'mailing_country'],
    ),
  },
  carrier_contacts: {
    keys: values(
      ['phone', 'association_phone(r.phone)'],
      ['email', 'email_reading(r.email)'],
      ['contact', 'association_contact(r.name)'],
    ),
    own: 'r.carrier_id',
    when: distinct('carrier_id', 'name', 'phone', 'email'),
  },
  carrier_people: {
    keys: values(
      ['phone', 'association_phone(r.phone_e164)'],
      ['email', 'email_reading(r.email)'],
      ['contact', 'association_contact(r.name)'],
    ),
    when: distinct('name', 'phone_e164', 'email'),
  },
  carrier_roles: {
    keys: `select w.kind, w.hash from carrier_people as p cross join lateral (${values(
      ['phone', 'association_phone(p.phone_e164)'],
      ['email', 'email_reading(p.email)'],
      ['contact', 'association_contact(p.name)'],
    )}) as w (kind, hash) where p.id = r.person_id`,
    when: distinct('carrier_id', 'person_id'),
  },
  carrier_vehicles: {
    keys: values([
      'vehicle_vin',
      'coalesce(r.vin, (select v.vin from vehicles as v where v.id = r.vehicle_id))',
    ]),
    own: 'r.carrier_id',
    when: distinct('carrier_id', 'vin', 'vehicle_id'),
  },
  vehicles: {
    keys: values(['vehicle_vin', 'r.vin']),
    own: 's.carrier_id from carrier_vehicles as s where s.vehicle_id = r.id',
    when: distinct('vin'),
  },
  process_agents: { keys: values(['address', 'r.address_key']), when: distinct('address_key') },
  carrier_identifiers: {
    keys: "select 'dot', hashtext(r.value_key) where r.is_type = 'DOT'",
    own: 'r.carrier_id',
    when: distinct('carrier_id', 'is_type', 'value_key', 'is_former'),
  },
  carrier_census: {
    own: 'r.carrier_id',
    when: distinct('carrier_id', 'is_prior_revoked', 'prior_revoked_dot'),
  },
}

/** The carriers whose ties rows `r` move. */
const movedBy = (rows: string, { keys, own }: Moving): string =>
  [
    keys === undefined
      ? undefined
      : `select k.carrier_id from ${rows} as r cross join lateral (${keys}) as w (kind, hash)
        join carrier_tie_keys as k on k.kind = w.kind and k.key_hash = w.hash`,
    own === undefined
      ? undefined
      : `select t.carrier_id from ${rows} as r cross join lateral (select ${own}) as own (carrier_id)
        join tied_carriers as t on t.carrier_id = own.carrier_id`,
  ]
    .filter(part => part !== undefined)
    .join('\n        union ')

const BOTH_ROWS = '(select old.* union all select new.*)'

const moves = ([table, moving]: readonly [string, Moving]): string =>
  triggers(
    `${table}_move_ties`,
    table,
    locked(`perform outdate_ties(array(
        ${movedBy('changed', moving)}));`),
    ofStatements(table),
  ) +
  triggers(
    `${table}_change_ties`,
    table,
    locked(`perform outdate_ties(array(
        ${movedBy(BOTH_ROWS, moving)}));`),
    ofUpdates(table, moving.when ?? 'true'),
  )

/** A write that moves ties takes those of the carriers away that have one of its keys, or whose own the rows are. */
export const movedTies = Object.entries(MOVING).map(moves).join('\n')
