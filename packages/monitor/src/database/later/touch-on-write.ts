import { touch } from '../baseline/touch.ts'

const WRITES = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const

const OF_COMPANY = '(o.company_id, o.carrier_id) in (select company_id, carrier_id from changed)'

/** Of facts that are the same for every company. */
export const OF_EVERY_COMPANY = 'o.carrier_id in (select carrier_id from changed)'

/** The function and triggers by which each write of a company's facts of carriers moves its lists of own carriers on. */
export const touchOnWrite = (table: string, whose = OF_COMPANY): string => `
  create function ${table}_touch_buckets() returns trigger language plpgsql as
  $$
  begin
    ${touch(whose)}
    return null;
  end
  $$;
${WRITES.map(
  ([write, rows]) => `
  create trigger ${table}_${write}_touches_buckets after ${write} on ${table}
    referencing ${rows} table as changed for each statement execute function ${table}_touch_buckets();`,
).join('\n')}
`
