import { type Migration, sql } from 'kysely'

const PARTS = ['street', 'city', 'state', 'postal_code', 'country']
const rowOf = (kind: string) => `(${PARTS.map(part => `${kind}_${part}`).join(', ')})`

/** Whether a mailing address is on record, and is the physical one. */
const IS_SAME = `not ${rowOf('mailing')} is null and ${rowOf('mailing')} is not distinct from ${rowOf('physical')}`

const mailing = (part: string) =>
  `alter column mailing_${part} type text
    using case when ${IS_SAME} then ${part === 'street' ? "''" : 'null'} else mailing_${part} end`

/** The condition of a mailing address that is another one, by which its key is looked for, and what is added to it. */
const OTHER = 'carriers.mailing_street IS DISTINCT FROM carriers.physical_street'
const STATED = `carriers.mailing_street <> ''`

/**
 * A mailing address that is the physical one is not repeated: see `database/mailing-address.ts`. When a row was
 * last changed is gone: it gave the day of a changed contact alone, which is the day of the change.
 */
export const mailingAddresses: Migration = {
  async up(db) {
    const { rows } = await sql<{ keys: string; contacts: string }>`
      select pg_get_viewdef('association_keys'::regclass) as keys,
        pg_get_functiondef('carriers_contact_changes()'::regprocedure) as contacts`.execute(db)
    const keys = rows[0]?.keys ?? ''
    const contacts = rows[0]?.contacts ?? ''
    await sql
      .raw(`
      drop view association_keys;
      drop index carriers_by_address_key_3;
      alter table carriers ${PARTS.map(mailing).join(', ')}, drop column updated_at;
      create view association_keys as ${keys.replace(`((${OTHER})`, `(${STATED}) AND ((${OTHER})`)};
      create index carriers_by_address_key_3
        on carriers (hashtext(association_address(mailing_street, mailing_postal_code, mailing_country)))
        where mailing_street <> '' and (mailing_street, mailing_postal_code, mailing_country)
          is distinct from (physical_street, physical_postal_code, physical_country);
      ${contacts.replaceAll('a.updated_at::date', 'current_date')};`)
      .execute(db)
  },
}
