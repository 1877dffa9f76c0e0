import type { Migration } from 'kysely'
import { sql } from 'kysely'

/**
 * Only the policies say which vehicles the insurance lists: the view `scheduled_vehicles` has each VIN of each
 * list, and one row without a VIN for a list that names none. What was kept beside the vehicles, and could disagree,
 * goes over into the policy that it was said of, where that has no list.
 *
 * Only primary auto liability counts, as its list says which trucks may run.
 */
export const scheduledVehicles: Migration = {
  async up(db) {
    await sql`
      update carrier_insurances as i set scheduled_vins = listed.vins
      from (
        select carrier_id, coalesce(array_agg(distinct vin) filter (where is_scheduled and vin is not null), '{}') as vins
        from carrier_vehicles group by carrier_id having bool_or(is_scheduled is not null)
      ) as listed
      where i.carrier_id = listed.carrier_id and i.kind = 'bipd' and i.is_primary and i.scheduled_vins is null
        and not exists (
          select from carrier_insurances as other
          where other.carrier_id = i.carrier_id and other.scheduled_vins is not null
        );
      alter table carrier_vehicles drop column is_scheduled;
      create index carrier_insurances_with_vins on carrier_insurances (carrier_id) where scheduled_vins is not null;
      create view scheduled_vehicles as
        select i.carrier_id, i.id as carrier_insurance_id, i.effective_on, i.expires_on, i.cancelled_on,
          nullif(upper(btrim(listed.vin) collate "C"), '') as vin
        from carrier_insurances as i left join lateral unnest(i.scheduled_vins) as listed (vin) on true
        where i.scheduled_vins is not null and i.kind = 'bipd' and i.is_primary and not i.is_pending;
    `.execute(db)
  },
}
