import { type Kysely, type Migration, sql } from 'kysely'

/** Where a fact has a key and a digest, and the view with the day of each row. */
const FACTS = [
  ['inspections', 'listed_inspections'],
  ['inspection_violations', 'listed_violations'],
  ['crashes', 'listed_crashes'],
  ['authority_history', undefined],
  ['revocations', undefined],
  ['motus_authorities', undefined],
  ['out_of_service_orders', undefined],
  ['carrier_process_agents', undefined],
] as const

/** The signs of digests in the order of texts, and those of base64 in the order of their values. */
const SIGNS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const SIGNS_IN_ORDER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The same numbers as `keyOf` and `digestOf` of the import make: see there. */
const FUNCTIONS = String.raw`
  create function pg_temp.number_of(bytes bytea, bits integer) returns bigint language sql immutable as
  $$ select ('x00' || substr(encode(bytes, 'hex'), 1, 14))::bit(64)::bigint >> (56 - bits) $$;

  create function pg_temp.key_of(key text) returns bigint language sql immutable as
  $$ select pg_temp.number_of(sha256(convert_to(key, 'UTF8')), 53) $$;

  create function pg_temp.inspection_key_of(key text) returns bigint language sql immutable as
  $$
    select case when key ~ '^I[0-9]{1,10}$' then -1 - substr(key, 2)::bigint
      when key ~ '^[0-9]{1,15}$' then key::bigint else pg_temp.key_of(key) end
  $$;

  create function pg_temp.rank_of(word text) returns bigint language sql stable as
  $$
    select case when word = '' then 0 when word ~ '^[01]$' then word::bigint
      when word ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then least(greatest(word::date - date '1970-01-01', 0), 32767)
      else 1 end
  $$;

  create function pg_temp.digest_of(mark text) returns bigint language sql stable strict as
  $$
    select case when length(mark) < 16 then 0 else
      greatest(1, pg_temp.rank_of(left(mark, greatest(length(mark) - 17, 0))) * (1::bigint << 38)
        + pg_temp.number_of(decode(translate(substr(right(mark, 16), 1, 12), '${SIGNS}', '${SIGNS_IN_ORDER}'), 'base64'), 38)) end
  $$;`

const definitionOf = async (db: Kysely<unknown>, view: string) => {
  const { rows } = await sql<{
    definition: string
  }>`select pg_get_viewdef(${view}::regclass) as definition`.execute(db)
  return rows[0]?.definition ?? ''
}

/**
 * Keys and digests of federal facts are numbers, as of texts a unique index is twice as large.
 *
 * The key of an inspection is its number in the measurement system, and below zero the one of the inspection file. The other
 * keys and all digests are numbers made of the texts that were there. A digest of 0: so far only another file mentions it.
 */
export const federalNumbers: Migration = {
  async up(db) {
    await sql.raw(FUNCTIONS).execute(db)
    for (const [table, view] of FACTS) {
      const definition = view === undefined ? '' : await definitionOf(db, view)
      if (view !== undefined) await sql.raw(`drop view ${view}`).execute(db)
      const key = table === 'inspections' ? 'inspection_key_of' : 'key_of'
      await sql
        .raw(`
        alter table ${table}
          alter column federal_key type bigint using pg_temp.${key}(federal_key),
          alter column federal_digest type bigint using pg_temp.digest_of(federal_digest);`)
        .execute(db)
      if (view !== undefined) await sql.raw(`create view ${view} as ${definition}`).execute(db)
    }
    const census = await definitionOf(db, 'listed_census')
    await sql
      .raw(`
      drop view listed_census;
      alter table carrier_census add column sms_digest bigint, add column sms_as_of date;
      alter table carrier_census
        alter column sms_digest type bigint using pg_temp.digest_of(substring(federal_digest from 'sms [^ ]+ ([^;]+)')),
        alter column sms_as_of type date using substring(federal_digest from 'sms ([^ ]+)')::date,
        alter column federal_digest type bigint
          using pg_temp.digest_of(substring(federal_digest from 'company [^ ]+ ([^;]+)'));
      alter table carrier_census rename column federal_digest to company_digest;
      create view listed_census as ${census.replace(/(t\.)?federal_digest/, 'company_digest, sms_digest, sms_as_of')}
      alter table carrier_insurances alter column federal_key type bigint using pg_temp.key_of(federal_key);
      alter table carrier_dockets alter column federal_digest type bigint using pg_temp.digest_of(federal_digest);
      drop function pg_temp.digest_of(text), pg_temp.rank_of(text), pg_temp.inspection_key_of(text), pg_temp.key_of(text),
        pg_temp.number_of(bytea, integer);`)
      .execute(db)
  },
}
