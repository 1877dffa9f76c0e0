import { type Migration, sql } from 'kysely'

/** The same number as `withKey` of the import makes: see there. */
const FUNCTIONS = String.raw`
  create function pg_temp.key_text(part text) returns text language sql immutable as
  $$ select coalesce(nullif(regexp_replace(upper(part), '[^A-Z0-9]', '', 'g'), ''), '-') $$;

  create function pg_temp.policy_key(kind text, is_primary boolean, number text, effective_on date, insurer text)
    returns integer language sql stable as
  $$
    select ((('x00' || substr(encode(sha256(convert_to(concat_ws(' ',
      kind, case when is_primary then 'P' else 'E' end, pg_temp.key_text(number), coalesce(to_char(effective_on, 'YYYY-MM-DD'), '-'),
      pg_temp.key_text(regexp_replace(upper(insurer),
        '\m(THE|AND|INSURANCE|INS|COMPANY|CO|CORPORATION|CORP|INCORPORATED|INC|LIMITED|LTD|LLC)\M', '', 'g'))
    ), 'UTF8')), 'hex'), 1, 14))::bit(64)::bigint >> 3) % 2147483648)::integer
  $$;`

/** The value in the row that the last list has, of several the one with the greatest amount. */
const ofList = (column: string) =>
  `(array_agg(i.${column} order by i.listed_as_of desc nulls last, i.amount desc nulls last, i.id))[1]`

/** The value in the row that the last file has. */
const ofFile = (column: string) =>
  `(array_agg(i.${column} order by i.as_of desc, i.source_file desc, i.id))[1]`

/**
 * A filed policy is the same by its type, number, first day and company, whatever form and dockets it is filed on: rows of one
 * policy become one, which has ended where one of them has. Its files are read once from their first line to their last then, as
 * they tell more of a policy than was read.
 */
export const keysOfPolicies: Migration = {
  async up(db) {
    await sql.raw(FUNCTIONS).execute(db)
    await sql
      .raw(`
      create temporary table policies_by_key as
        select carrier_id, pg_temp.policy_key(kind, is_primary, policy_number, effective_on, insurer) as key,
          min(id) as id, array_agg(id) as ids
        from carrier_insurances where federal_key is not null group by 1, 2 having count(*) > 1;

      create temporary table policies_in_one as
        select k.id, max(i.listed_as_of) as listed_as_of, max(i.history_cancelled_on) as history_cancelled_on,
          max(i.history_as_of) as history_as_of, max(i.motus_as_of) as motus_as_of, max(i.as_of) as as_of,
          bool_and(i.is_pending) as is_pending,
          (array_agg(i.is_replaced order by i.history_cancelled_on desc nulls last, i.id))[1] as is_replaced,
          ${['amount', 'underlying_amount', 'form_code', 'listed_cancelled_on'].map(it => `${ofList(it)} as ${it}`).join(', ')},
          ${['insurer', 'policy_number', 'source_file'].map(it => `${ofFile(it)} as ${it}`).join(', ')}
        from policies_by_key as k join carrier_insurances as i on i.id = any(k.ids) group by k.id;

      create temporary table dockets_of_policies as
        select id, (array_agg(docket order by day desc, docket))[1] as docket,
          array_to_string((array_agg(coalesce(docket, '') || ' ' || day order by day desc, docket))[2:], ',') as others
        from (
          select k.id, i.docket, max(i.listed_as_of) as day from policies_by_key as k
          join carrier_insurances as i on i.id = any(k.ids) and i.listed_as_of is not null group by k.id, i.docket
        ) as listed group by id;

      update insurance_certificate_requests as r set insurance_policy_id = k.id
        from policies_by_key as k where r.insurance_policy_id = any(k.ids) and r.insurance_policy_id <> k.id;
      delete from carrier_insurances as i using policies_by_key as k where i.id = any(k.ids) and i.id <> k.id;
      update carrier_insurances as i set amount = n.amount, underlying_amount = n.underlying_amount, form_code = n.form_code,
          insurer = n.insurer, policy_number = n.policy_number, source_file = n.source_file, as_of = n.as_of,
          listed_cancelled_on = n.listed_cancelled_on, listed_as_of = n.listed_as_of, motus_as_of = n.motus_as_of,
          history_cancelled_on = n.history_cancelled_on, history_as_of = n.history_as_of,
          cancelled_on = coalesce(n.history_cancelled_on, n.listed_cancelled_on), is_replaced = n.is_replaced,
          is_pending = n.is_pending
        from policies_in_one as n where n.id = i.id;
      update carrier_insurances as i set docket = d.docket, other_dockets = nullif(d.others, '')
        from dockets_of_policies as d where d.id = i.id;

      alter table carrier_insurances alter column federal_key type integer using case when federal_key is not null
        then pg_temp.policy_key(kind, is_primary, policy_number, effective_on, insurer) end;
      delete from federal_lines where kind in ('li-insurance-active', 'li-insurance', 'li-insurance-history',
        'motus-insurance', 'motus-insurance-history');

      drop table policies_by_key, policies_in_one, dockets_of_policies;
      drop function pg_temp.policy_key(text, boolean, text, date, text), pg_temp.key_text(text);`)
      .execute(db)
  },
}
