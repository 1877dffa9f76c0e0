import type { Migration } from 'kysely'
import { sql } from 'kysely'

/** Tables whose rows are facts that a carrier is assessed on. */
const FACTS = [
  'carrier_census',
  'carrier_authorities',
  'carrier_insurances',
  'carrier_safety',
  'carrier_facts',
] as const

const WRITES = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const

/** Which subscriptions have to be assessed anew after rows of a table changed. */
const TOUCHED = [
  ...FACTS.map(table => [table, 'carrier_id in (select carrier_id from changed)'] as const),
  ['rule_overrides', '(company_id, carrier_id) in (select company_id, carrier_id from changed)'],
  ['rule_sets', 'company_id in (select company_id from changed)'],
  [
    'classifications',
    'exists (select from changed where changed.company_id is null or changed.company_id = subscriptions.company_id)',
  ],
] as const

const triggersOf = ([table, touched]: (typeof TOUCHED)[number]) => `
  create function ${table}_touch_buckets() returns trigger language plpgsql as
  $$
  begin
    with touched as (select id from subscriptions where ${touched} order by id for update)
    update subscriptions set changes = changes + 1 where id in (select id from touched);
    return null;
  end
  $$;
  ${WRITES.map(
    ([write, rows]) => `
    create trigger ${table}_${write}_touches_buckets after ${write} on ${table}
      referencing ${rows} table as changed for each statement execute function ${table}_touch_buckets();`,
  ).join('')}`

/**
 * Each subscription keeps the bucket that its carrier is in, so that a list of one bucket is a range of an index
 * however many carriers a company monitors.
 *
 * Choice: kept, for only a kept bucket can be counted and paged exactly. Whoever writes a fact, an override, a rule set
 * or a classification moves `changes` on in the same transaction, by these triggers; a bucket that was assessed at
 * another count, or whose day has come, is assessed again before the next list is read.
 */
export const keptBuckets: Migration = {
  async up(db) {
    const bucket = `text check (bucket in ('pass', 'partial_pass', 'fail', 'incomplete'))`
    await sql
      .raw(`
      alter table subscriptions
        add column bucket ${bucket},
        add column bucket_without_safety ${bucket.replaceAll('bucket in', 'bucket_without_safety in')},
        add column changes integer not null default 0,
        add column assessed_changes integer,
        add column assessed_until timestamptz;
      create index subscriptions_by_carrier on subscriptions (carrier_id);
      create index subscriptions_by_company on subscriptions (company_id, created_at desc, id desc);
      create index subscriptions_by_bucket on subscriptions (company_id, bucket, created_at desc, id desc);
      create index subscriptions_by_bucket_without_safety
        on subscriptions (company_id, bucket_without_safety, created_at desc, id desc);
      ${TOUCHED.map(triggersOf).join('')}`)
      .execute(db)
  },
}
