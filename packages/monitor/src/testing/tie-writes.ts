import { type RawBuilder, sql } from 'kysely'

/** Few values, so that carriers have them in common, of which some are shared by many. */
const few = (n: number) => String(n % 3)
const phoneOf = (n: number) => `(312) 555-014${few(n)}`
const vinOf = (n: number) => `1XKYDP9X3MJ44120${few(n)}`
const DAY = '2026-11-21'

/** The day of a number, around that on which tests begin. */
const dayOf = (n: number) => sql`${DAY}::date + ${(n % 9) - 6}::int`

const HUB_FROM = 800_000

/** Writes that may move what ties carriers to each other or how those ended, of one carrier `id`, by a number that differs. */
export const TIE_WRITES: Readonly<Record<string, (id: number, n: number) => RawBuilder<unknown>>> = {
  'a phone of few': (id, n) => sql`update carriers set phone = ${phoneOf(n)} where id = ${id}`,
  'an e-mail of few': (id, n) =>
    sql`update carriers set email = ${`office${few(n)}@tied.example`} where id = ${id}`,
  'an address of few': (id, n) =>
    sql`update carriers set physical_street = ${`${few(n)} Tied Road`}, physical_postal_code = '60601',
      physical_country = 'US' where id = ${id}`,
  'mail to an address of few': (id, n) =>
    sql`update carriers set mailing_street = ${`${few(n)} Tied Road`}, mailing_postal_code = '60601',
      mailing_country = 'US' where id = ${id}`,
  'an officer of few': (id, n) =>
    sql`insert into carrier_contacts (carrier_id, name) values (${id}, ${`Tied ${'ABC'[n % 3]} Officer`})`,
  'another name of officers': (id, n) =>
    sql`update carrier_contacts set name = ${`Tied ${'ABC'[n % 3]} Officer`} where carrier_id = ${id}`,
  'no officers of few': id =>
    sql`delete from carrier_contacts where carrier_id = ${id} and name like 'Tied %'`,
  'a truck of few': (id, n) =>
    sql`insert into carrier_vehicles (carrier_id, vin, is_type, source, date)
      values (${id}, ${vinOf(n)}, 'power_unit', 'eld', ${DAY})`,
  'a truck on record': (id, n) =>
    sql`with known as (
        insert into vehicles (vin) values (${vinOf(n)})
        on conflict (hashtext(vin), hashtext(vin || '.')) where vin is not null do update set vin = excluded.vin
        returning id)
      insert into carrier_vehicles (carrier_id, vehicle_id, is_type, source, date)
      select ${id}, id, 'power_unit', 'inspection', ${DAY} from known
      on conflict (vehicle_id, (case when source = 'inspection' then carrier_id else -id end)) do nothing`,
  'another VIN': (_, n) =>
    sql`update vehicles set vin = ${vinOf(n)} where vin like '1XKYDP9X3MJ44120%'
      and not exists (select from vehicles where vin = ${vinOf(n)})
      and id = (select min(id) from vehicles where vin like '1XKYDP9X3MJ44120%')`,
  'another VIN of a source': (id, n) =>
    sql`update carrier_vehicles set vin = ${vinOf(n)} where carrier_id = ${id} and vin is not null`,
  'no trucks of few': id => sql`delete from carrier_vehicles where carrier_id = ${id}`,
  'a person of few': (id, n) =>
    sql`with person as (insert into carrier_people (name, phone_e164) values ('Tied A Officer', ${`+1312555014${few(n)}`})
        returning id)
      insert into carrier_roles (carrier_id, person_id, list) select ${id}, id, 'carrier_users' from person`,
  'another phone of persons': (_, n) => sql`update carrier_people set phone_e164 = ${`+1312555014${few(n)}`}`,
  'no persons': () => sql`delete from carrier_people where name = 'Tied A Officer'`,
  'no roles': id => sql`delete from carrier_roles where carrier_id = ${id}`,
  'a phone of many': (_, n) =>
    sql`insert into carriers (id, legal_name, legal_name_key, source, phone)
      select ${HUB_FROM} + n, 'HUB', 'HUB', 'world', ${phoneOf(n)} from generate_series(1, ${8 + (n % 3)}::int) as n
      on conflict do nothing`,
  'a phone of many no more': () => sql`delete from carriers where id >= ${HUB_FROM}`,
  'an agent at the address': (_, n) =>
    sql`insert into process_agents (name, address_key)
      values ('AGENT', association_address(${`${few(n)} Tied Road`}, '60601', 'US')) on conflict do nothing`,
  'no agent': () => sql`delete from process_agents where name = 'AGENT'`,
  'an earlier registration': (id, n) =>
    sql`update carrier_census set is_prior_revoked = ${n % 4 === 0 ? null : true},
      prior_revoked_dot = ${n % 3 === 0 ? null : `99000${few(n)}`} where carrier_id = ${id}`,
  'a number of few': (id, n) =>
    sql`insert into carrier_identifiers (carrier_id, is_type, value, value_key)
      values (${id}, 'DOT', ${`99000${few(n)}`}, ${`99000${few(n)}`}) on conflict do nothing`,
  'no number of few': id =>
    sql`delete from carrier_identifiers where carrier_id = ${id} and value_key like '99000%'`,
  'a number of another': id =>
    sql`update carrier_identifiers set carrier_id = ${id} where is_type = 'DOT' and value_key = '990001'`,
  'no census': id => sql`delete from carrier_census where carrier_id = ${id}`,
  'a census that names another': (id, n) =>
    sql`insert into carrier_census (carrier_id, is_prior_revoked, prior_revoked_dot)
      values (${id}, true, ${`99000${few(n)}`}) on conflict do nothing`,
  revoked: (id, n) =>
    sql`insert into carrier_authorities (carrier_id, common, contract, as_of, ended_on, end_kind)
      values (${id}, ${n % 2 === 0 ? 'I' : 'A'}, 'N', ${dayOf(n + 3)}, ${dayOf(n)}, 'revoked')
      on conflict (carrier_id) do update set common = excluded.common, contract = 'N', as_of = excluded.as_of,
        ended_on = excluded.ended_on, end_kind = 'revoked'`,
  reinstated: id =>
    sql`update carrier_authorities set common = 'A', ended_on = null, end_kind = null where carrier_id = ${id}`,
  'no authority': id => sql`delete from carrier_authorities where carrier_id = ${id}`,
  'a history that ends': (id, n) =>
    sql`insert into authority_history (carrier_id, authority, action, acted_on, final_action, final_on)
      values (${id}, 'common', 'GRANTED', '2019-01-01', 'REVOKED', ${dayOf(n)})`,
  'another end of the history': (id, n) =>
    sql`update authority_history set final_on = ${dayOf(n)} where carrier_id = ${id}`,
  'no history': id => sql`delete from authority_history where carrier_id = ${id}`,
  'the day of the authority file': (_, n) =>
    sql`insert into published_days (source_file, as_of) values ('Motus Carrier', ${dayOf(n)})
      on conflict (source_file) do update set as_of = excluded.as_of`,
  'authority by the file': id =>
    sql`update carrier_authorities set source_file = 'Motus Carrier' where carrier_id = ${id}`,
  'an order': (id, n) =>
    sql`insert into carrier_safety (carrier_id, out_of_service, out_of_service_on, out_of_service_until)
      values (${id}, true, ${dayOf(n)}, ${n % 3 === 0 ? null : dayOf(n + 4)})
      on conflict (carrier_id) do update set out_of_service = true, out_of_service_on = excluded.out_of_service_on,
        out_of_service_until = excluded.out_of_service_until`,
  'no order': id =>
    sql`update carrier_safety set out_of_service = false, out_of_service_on = null, out_of_service_until = null
      where carrier_id = ${id}`,
  'no safety record': id => sql`delete from carrier_safety where carrier_id = ${id}`,
  'an order by lookup': (id, n) =>
    sql`insert into carrier_lookup_facts (carrier_id, order_as_of, ordered_on) values (${id}, ${dayOf(n)}, ${dayOf(n)})
      on conflict (carrier_id) do update set order_as_of = excluded.order_as_of, ordered_on = excluded.ordered_on`,
  'no lookup of orders': id => sql`delete from carrier_lookup_facts where carrier_id = ${id}`,
  'a rescission': (id, n) =>
    sql`insert into out_of_service_orders (carrier_id, ordered_on, rescinded_on, federal_key, federal_digest, as_of)
      values (${id}, ${dayOf(n)}, ${dayOf(n + 2)}, ${n}, 1, ${DAY}) on conflict do nothing`,
  'a file of orders': (_, n) =>
    sql`insert into federal_files (kind, as_of) values ('out-of-service-orders', ${dayOf(n + 3)})
      on conflict (kind) do update set as_of = excluded.as_of`,
  'whether the other is found': id =>
    sql`update carriers set is_census_verified = not is_census_verified where id = ${id}`,
}
