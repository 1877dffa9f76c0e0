import { type Migration, sql } from 'kysely'

/** Tables whose facts are found by their carrier and a key, of which 31 bits tell those of one carrier from each other. */
const SHORT_KEYS = ['authority_history', 'revocations', 'carrier_insurances'] as const

const NUMBER = `hashtext(value_key || ' ' || is_type || coalesce(region, ''))`

/** Of rows that come to have one key, the first stays: a chance of one in hundreds for all carriers. */
const firstOf = (table: string, key: string) => `
  delete from ${table} where id in (
    select id from (
      select id, row_number() over (partition by carrier_id, ${key} order by id) as place from ${table} where ${key} is not null
    ) as rows where place > 1);`

/** The officers that the register names, of which every row had the same words. */
const OFFICER = `title = 'Company officer' and source = 'FMCSA Company Census File'`

/**
 * Fewer and shorter indexes of the tables that federal files fill.
 *
 * The numbers of rows that nothing looks for stay as an order, without an index. A number of a carrier is there once by a hash
 * beside the carrier, as is a DOT number by one of 64 bits. An e-mail is found by its reading, which is the same for all
 * spellings of the same address, so that one index serves searches for it and for those that look alike. A contact without a
 * source is an officer that the register names.
 */
export const fewerIndexes: Migration = {
  async up(db) {
    await sql
      .raw(`
      ${SHORT_KEYS.map(
        table => `${firstOf(table, 'federal_key % 2147483648')}
      alter table ${table} alter column federal_key type integer using (federal_key % 2147483648)::integer;`,
      ).join('')}
      alter table authority_history drop constraint authority_history_pkey;
      alter table revocations drop constraint revocations_pkey;

      alter table carrier_contacts drop constraint carrier_contacts_pkey, alter column source drop not null,
        alter column title type text using case when ${OFFICER} then null else title end,
        alter column source type text using case when ${OFFICER} then null else source end;
      drop index carrier_contacts_by_carrier;
      alter table carrier_contacts add primary key (carrier_id, id);

      alter table carrier_identifiers drop constraint carrier_identifiers_pkey;
      drop index carrier_identifiers_once;
      ${firstOf('carrier_identifiers', NUMBER)}
      create unique index carrier_identifiers_once on carrier_identifiers (carrier_id, ${NUMBER});
      drop index carrier_identifiers_one_dot;
      create unique index carrier_identifiers_one_dot on carrier_identifiers (hashtextextended(value_key, 0))
        where is_type = 'DOT';

      create function association_hash(kind text, key text) returns integer language sql immutable parallel safe as
      $$
        select case kind when 'email' then hashtext(email_reading(key)) else hashtext(key) end
      $$;
      do
      $$
      begin
        execute 'create or replace view association_keys as '
          || replace(pg_get_viewdef('association_keys'::regclass), 'hashtext(association_email(', 'hashtext(email_reading(');
      end
      $$;
      drop index carriers_by_email_key_0;
      drop index carriers_by_email_reading;
      create index carriers_by_email_reading on carriers (hashtext(email_reading(email)));
      drop index carrier_contacts_by_email_key_4;`)
      .execute(db)
  },
}
