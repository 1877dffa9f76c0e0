import { touch } from '../baseline/touch.ts'

/** What of the rule set in a row decides assessments: which rules are active, and how old facts may be. */
const deciding = (row: string): string =>
  `array(select key from jsonb_each(${row}.is_types) where value = '2' order by key), ${row}.fact_ages`

/**
 * A rule set that is written is a reason to assess carriers again only where it decides otherwise than before: a rule that
 * only notifies, the terms of an override and the number of a version of a policy decide no verdict.
 */
export const decidingRules = `
  drop trigger rule_sets_update_touches_buckets on rule_sets;
  create function rule_sets_update_touch_buckets() returns trigger language plpgsql set enable_nestloop = off as
  $$
  begin
    ${touch(`o.company_id in (
        select a.company_id from now_rows as a join was_rows as b using (id)
        where (a.carrier_id, a.classification_id, ${deciding('a')})
          is distinct from (b.carrier_id, b.classification_id, ${deciding('b')}))`)}
    return null;
  end
  $$;
  create trigger rule_sets_update_touches_buckets after update on rule_sets
    referencing old table as was_rows new table as now_rows
    for each statement execute function rule_sets_update_touch_buckets();
`
