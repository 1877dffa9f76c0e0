/**
 * Marks assessments as outdated: those of the rows `o` of `own_carriers` of which a condition is true. Rows are locked in one
 * order, to avoid deadlocks.
 */
export const touch = (which: string): string => `
    with touched as (
      select o.company_id, o.carrier_id from own_carriers as o where ${which}
      order by o.company_id, o.carrier_id for update)
    update own_carriers as o set changes = changes + 1
    from touched as t where t.company_id = o.company_id and t.carrier_id = o.carrier_id;`

/** Of the companies that limit how old facts may be: for them a later day is a reason to assess a carrier again. */
export const OF_LIMITED_AGES = `exists (select from rule_sets as r where r.company_id = o.company_id and r.fact_ages <> '{}')`
