import { touch } from '../baseline/touch.ts'

const WRITES = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const

/** The function and triggers by which each write of a company's facts of carriers moves its lists of own carriers on. */
export const touchOnWrite = (table: string): string => `
  create function ${table}_touch_buckets() returns trigger language plpgsql as
  $$
  begin
    ${touch('(o.company_id, o.carrier_id) in (select company_id, carrier_id from changed)')}
    return null;
  end
  $$;
${WRITES.map(
  ([write, rows]) => `
  create trigger ${table}_${write}_touches_buckets after ${write} on ${table}
    referencing ${rows} table as changed for each statement execute function ${table}_touch_buckets();`,
).join('\n')}
`
