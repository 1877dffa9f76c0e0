import { touch } from './touch.ts'

/** A rescission that the file of orders has of a carrier, between two days. */
const rescinded = (from: string, to: string): string => `exists (
          select from out_of_service_orders as o
          where o.carrier_id = l.carrier_id and o.rescinded_on >= ${from} and o.rescinded_on <= ${to})`

/** What the service for one carrier (QCMobile) reported, and when it was requested. */
export const lookups = `
  -- The last request to the service for one carrier.
  create table carrier_lookups (
    carrier_id integer primary key references carriers on delete cascade,
    asked_at timestamptz not null,
    outcome text not null -- asked: it is under way, or its process ended; found; else why nothing was.
  );

  -- What it reported beside authority and insurance. Each fact has its own day: a later answer without it leaves it.
  create table carrier_lookup_facts (
    carrier_id integer primary key references carriers on delete cascade,
    not_allowed_as_of date, -- It said that the carrier is not allowed to operate, and has not said otherwise since.
    status_code text, -- A active, I inactive.
    status_as_of date,
    operation text, -- A interstate, B intrastate hazmat, C intrastate non-hazmat.
    operation_as_of date,
    rating text,
    rating_date date,
    rating_as_of date,
    order_as_of date, -- Of an order out of service that it reported.
    ordered_on date, -- The day of that order, where it can be read.
    order_missing_as_of date, -- The first later answer without the order.
    -- Whether it had authority by the files, which that by the service takes the place of.
    carries_by_files boolean not null default false,
    -- It said that authority is active, of a carrier that has no active authority to carry freight by the files.
    active_as_of date
  );

  -- What it reported, with the order that stands.
  --
  -- An order stands in the view until a later file of orders has a rescission of the day of that answer or later. Where a later
  -- answer no longer has the order, it stands as missing, until the file has a rescission, or is later than that answer.
  create view looked_up as
    select l.carrier_id, not_allowed_as_of, status_code, status_as_of, operation, operation_as_of,
      rating, rating_date, rating_as_of, active_as_of,
      case when not is_ended then order_as_of end as order_as_of,
      case when not is_ended then ordered_on end as ordered_on,
      case when not is_ended then order_missing_as_of end as order_missing_as_of
    from carrier_lookup_facts as l
    cross join lateral (
      select coalesce(bool_or(f.as_of > l.order_missing_as_of
          or f.as_of > l.order_as_of and ${rescinded('l.order_as_of', 'f.as_of')}), false)
        or coalesce(${rescinded('l.ordered_on', 'l.order_missing_as_of')}, false) as is_ended
      from federal_files as f where f.kind = 'out-of-service-orders'
    ) as file;

  create function carrier_lookup_facts_changed() returns trigger language plpgsql as
  $$
  begin
    insert into fact_changes (carrier_id) values (coalesce(new.carrier_id, old.carrier_id));
    ${touch('o.carrier_id in (coalesce(new.carrier_id, old.carrier_id))')}
    return null;
  end
  $$;
  create trigger carrier_lookup_facts_changed after insert or update or delete on carrier_lookup_facts
    for each row execute function carrier_lookup_facts_changed();

  create function looked_up_orders_touch_buckets() returns trigger language plpgsql as
  $$
  begin
    ${touch('o.carrier_id in (select carrier_id from carrier_lookup_facts where order_as_of is not null)')}
    return null;
  end
  $$;
  create trigger federal_files_touch_looked_up_orders after insert or update or delete on federal_files
    for each statement execute function looked_up_orders_touch_buckets();
`
