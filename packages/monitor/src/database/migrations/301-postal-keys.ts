import { type Migration, sql } from 'kysely'
import { keyFunctions } from '../key-functions.ts'

const PHYSICAL = '(physical_street, physical_postal_code, physical_country)'
const MAILING = '(mailing_street, mailing_postal_code, mailing_country)'

/** The key of an agent's address becomes that of carriers which have the same one. Agents that become the same keep one. */
const addressesOfAgents = (address: string, condition: string) => `
  with found as (
    select distinct on (p.id) p.id, p.name, p.city, p.state, association_address${address} as key
    from process_agents as p join carriers
      on hashtext(former_address${address}) = hashtext(p.address_key) and former_address${address} = p.address_key collate "C"
    where ${condition} and association_address${address} is not null
    order by p.id, key
  ), chosen as (select distinct on (name, city, state, key) id, key from found order by name, city, state, key, id)
  update process_agents as p set address_key = chosen.key from chosen where p.id = chosen.id
    and not exists (select from process_agents as other where (other.name, other.city, other.state, other.address_key)
      is not distinct from (p.name, p.city, p.state, chosen.key));`

/**
 * What carriers share is found whatever the spelling of a street or a phone, and never by what only fills a field. A contact
 * that was such a value is none that changed.
 *
 * Choice: the address of a process agent is stored as a key alone, so it gets the key of the carriers that have the same one.
 */
export const postalKeys: Migration = {
  async up(db) {
    const { rows } = await sql<{ keys: string; contacts: string; drops: string; indexes: string }>`
      select pg_get_viewdef('association_keys'::regclass) as keys,
        pg_get_functiondef('carriers_contact_changes()'::regprocedure) as contacts,
        string_agg('drop index ' || indexrelid::regclass, ';') as drops,
        string_agg(pg_get_indexdef(indexrelid), ';') as indexes
      from pg_index where pg_get_indexdef(indexrelid) ~ 'association_(phone|address|contact)'`.execute(db)
    const { keys = '', contacts = '', drops = '', indexes = '' } = rows[0] ?? {}
    await sql
      .raw(`
      drop view association_keys;
      alter function association_address(text, text, text) rename to former_address;
      ${keyFunctions}
      ${addressesOfAgents(PHYSICAL, 'true')}
      ${addressesOfAgents(MAILING, `mailing_street <> '' and ${MAILING} is distinct from ${PHYSICAL}`)}
      ${drops};
      drop function former_address(text, text, text);
      ${indexes};
      create view association_keys as ${keys};
      ${contacts
        .replace(`coalesce(b.phone, '') <> ''`, 'association_phone(b.phone) is not null')
        .replace(`coalesce(b.email, '') <> ''`, 'association_email(b.email) is not null')
        .replace(
          `coalesce(b.physical_street, '') <> ''`,
          'association_street(b.physical_street) is not null',
        )};`)
      .execute(db)
  },
}
