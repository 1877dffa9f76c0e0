import { type DaysOfRows, FOR_EACH_ROW } from './days-of-rows.ts'

/** A day of a row: its own, or that of the last file that listed it, if later. */
const day = (column: string, listing: string, { ofListing }: DaysOfRows): string =>
  `greatest(t.${column}, ${ofListing(`t.${listing}`)}) as ${column}`

/** A row for each violation of an inspection; `mark` is whether it put something out of service. */
export const listedViolations = (mark: string, { ofListing }: DaysOfRows = FOR_EACH_ROW): string => `
    select i.id * 1000::bigint + v.place as id, i.carrier_id, i.id as inspection_id, i.inspected_on as found_on, k.code,
      k.description, k.category, k.basic, nullif(v.list[2], '') as unit, ${mark} as is_out_of_service,
      coalesce(v.list[5] = 't', false) as is_dismissed,
      case when v.list[6] <> '' and v.list[7] is null then v.list[6]::date
        else greatest(nullif(v.list[6], '')::date, i.violations_as_of,
          ${ofListing('i.violations_listing_id')}) end as as_of
    from inspections as i
    cross join lateral (
      select place, string_to_array(line, chr(9)) as list
      from unnest(string_to_array(i.violations, chr(10))) with ordinality as lines (line, place)
    ) as v
    left join violation_kinds as k on k.id = v.list[1]::integer`

/** What `listed_safety` selects: the columns of the first release, and those that came later. */
export const listedSafety = (later = '', days: DaysOfRows = FOR_EACH_ROW): string => `
    select t.carrier_id, t.rating, t.rating_date, t.out_of_service, t.out_of_service_on, t.inspections_24_months,
      t.vehicle_inspections, t.vehicle_oos_inspections, t.driver_inspections, t.driver_oos_inspections, t.last_inspection_date,
      ${day('as_of', 'listing_id', days)},
      ${day('inspections_as_of', 'inspections_listing_id', days)},
      t.listing_id, t.inspections_listing_id, t.last_inspection_as_of, t.out_of_service_until${later}
    from carrier_safety as t;`

/** What `listed_census` selects. */
export const listedCensus = (days: DaysOfRows): string => `
    select t.carrier_id, t.status_code, t.carrier_operation, t.power_units, t.drivers, t.mileage, t.mileage_year,
      t.mcs150_date, t.add_date, t.hazmat, t.operation_classifications, t.cargo_carried,
      ${day('as_of', 'listing_id', days)},
      t.is_prior_revoked, t.prior_revoked_dot, t.company_digest, t.sms_digest, t.sms_as_of, t.listing_id,
      case when t.company_digest is not null then 'Company Census File'
        when t.sms_digest is not null then 'SMS Input - Motor Carrier Census' end as source_file
    from carrier_census as t`

/** What `listed_inspections` selects. */
export const listedInspections = (days: DaysOfRows): string => `
    select t.id, t.carrier_id, t.inspected_on,
      ${day('as_of', 'listing_id', days)},
      t.listing_id, t.report_number, t.country, t.state, t.place, t.units, t.inspection_number, t.units_as_of, t.unit_records,
      t.level, t.vehicle_oos, t.driver_oos, t.hazmat_oos, t.violations_count, t.federal_key, t.federal_digest, t.violations,
      t.violations_as_of, t.violations_listing_id
    from inspections as t`

/** What `listed_crashes` selects. */
export const listedCrashes = (days: DaysOfRows): string => `
    select t.id, t.carrier_id, t.report_number, t.report_sequence, t.occurred_on, t.country, t.state, t.city, t.fatalities,
      t.injuries, t.is_tow_away, t.is_hazmat_released, t.is_not_preventable,
      ${day('as_of', 'listing_id', days)},
      t.federal_key, t.federal_digest, t.listing_id
    from crashes as t`

/**
 * What inspectors wrote up and what agencies measured; `carrier_safety` is the summary of it. And the view of each carrier's
 * census with its day.
 *
 * What comes in millions of rows stands in the row of what it belongs to, as texts of lists: units and violations of an
 * inspection, and measures of a carrier. Rows of their own took four to five times as much, and JSON four times.
 */
export const safety = `
  -- The summary of a carrier's inspections, its rating and the order that it is under. One row a carrier at most.
  --
  -- last_inspection_as_of is the day of the Vehicle Inspection File where it names the last inspection; null: SMS does. A
  -- carrier is under an order until out_of_service_until, or for as long as no day ends it. Counts are of the last 24 months
  -- before their day, and of the inspections on record where there are any: by refreshSafety, which counts once an import.
  create table carrier_safety (
    carrier_id integer primary key,
    rating text, -- S, C, U; null is unrated.
    rating_date date,
    out_of_service boolean, -- Whether an order was in force on its day, or is until a day; null: not on record.
    out_of_service_on date, -- The day of the order that lasts longest.
    inspections_24_months integer,
    vehicle_inspections integer,
    vehicle_oos_inspections integer,
    driver_inspections integer,
    driver_oos_inspections integer,
    last_inspection_date date,
    as_of date, -- The day that rating and orders are of.
    inspections_as_of date, -- The day that the counts of inspections are of; null: the same day.
    listing_id integer, -- Null: it is in no listing, and has its own day.
    inspections_listing_id integer,
    last_inspection_as_of date,
    out_of_service_until date
  );

  -- One row a carrier whose inspections changed since its safety summary was counted.
  create table carrier_safety_to_count (
    carrier_id integer primary key
  );

  -- The summaries of carriers, of the day of their listing.
  create view listed_safety as${listedSafety()}

  -- The census of carriers, of the day of its listing, with the file that it is from.
  create view listed_census as${listedCensus(FOR_EACH_ROW)};

  -- An inspection, with its units and violations.
  --
  -- Found by its carrier and key, and by nothing else: the few of a carrier are sorted when they are read. A key below zero is
  -- a number of the inspection file, of which alone someone looks for a report number; for the others the file makes an index
  -- when it is read (numberKnown). The units of the two files stand beside each other, so that it makes no difference which
  -- is read first.
  create table inspections (
    id integer not null generated by default as identity,
    carrier_id integer not null,
    federal_key integer,
    federal_digest integer,
    inspected_on date not null,
    as_of date,
    listing_id integer, -- Null: it is in no listing, and has its own day.
    violations_as_of date, -- The day of all violations that have none of their own.
    violations_listing_id integer, -- The listing of all violations that have none of their own.
    inspection_number integer, -- As the agency's inspection file numbers it. Null: that file was not read, or does not have it.
    units_as_of date, -- The day of the file of inspected units.
    level smallint, -- 1 to 8; 99 is invalid.
    -- How many violations put the vehicle out of service. Null: this inspection did not cover it.
    vehicle_oos smallint check (vehicle_oos >= 0),
    driver_oos smallint check (driver_oos >= 0),
    hazmat_oos smallint check (hazmat_oos >= 0),
    -- As the report has it; the violations themselves may not be on record.
    violations_count smallint not null default 0 check (violations_count >= 0),
    report_number text not null check (report_number <> ''), -- The report's own number.
    country text, -- Null where the letters of the state are those of two countries and the source does not say which.
    state text,
    place text,
    units text not null default '', -- See unit-lists.ts.
    violations text, -- What was found: see violation-lists.ts. Null: nothing.
    unit_records text -- What the file of inspected units has, as units.
  );
  create unique index inspections_by_federal_key on inspections (carrier_id, federal_key);
  create unique index inspections_by_inspection_number
    on inspections (inspection_number) where inspection_number is not null;
  create index inspections_by_report on inspections (carrier_id, hashtext(report_number)) where federal_key < 0;

  -- Inspections, of the day of their listing.
  create view listed_inspections as${listedInspections(FOR_EACH_ROW)};

  -- What all violations of a code have in common.
  --
  -- None is ever deleted, so violations have no foreign key to it.
  create table violation_kinds (
    id integer generated by default as identity primary key,
    code text not null check (code <> ''),
    description text,
    category integer, -- Federal number of the category.
    basic text -- The behavior category that it counts in.
  );
  create unique index violation_kinds_by_text
    on violation_kinds (code, category, basic, md5(description)) nulls not distinct;

  -- The violations of an inspection, a row each.
  --
  -- From its lists: see violationLists. The sixth and seventh value are the day of one that
  -- has another than the rest, and whether it still stands in the listing. A unit is D for the driver, C for a co-driver, or 1 to 9.
  create view listed_violations as${listedViolations("coalesce(v.list[3] = 't', false)")};

  -- A crash of a carrier's vehicle.
  create table crashes (
    id integer not null generated by default as identity,
    carrier_id integer not null references carriers on delete cascade,
    report_number text not null check (report_number <> ''),
    report_sequence integer not null default 1, -- Which of the vehicles of one report.
    occurred_on date not null,
    country text,
    state text,
    city text,
    fatalities integer not null default 0 check (fatalities >= 0),
    injuries integer not null default 0 check (injuries >= 0),
    is_tow_away boolean not null default false,
    is_hazmat_released boolean not null default false,
    is_not_preventable boolean, -- Null: not reviewed.
    as_of date,
    federal_key bigint,
    federal_digest bigint,
    listing_id integer -- Null: it is in no listing, and has its own day.
  );
  create unique index crashes_by_federal_key on crashes (carrier_id, federal_key);

  -- Crashes, of the day of their listing.
  create view listed_crashes as${listedCrashes(FOR_EACH_ROW)};

  -- The measures of a carrier, each a list: its category, measure, percentile, and its day if it is another one.
  create table carrier_basic_measures (
    carrier_id integer primary key,
    measured_on date not null,
    measures json not null
  );

  -- The measures of carriers, a row each.
  --
  -- A percentile is 0 to 100; carriers of property have none, as theirs are not public.
  create view listed_measures as
    select m.carrier_id, v.list ->> 0 as basic, (v.list ->> 1)::float8 as measure, (v.list ->> 2)::integer as percentile,
      coalesce((v.list ->> 3)::date, m.measured_on) as measured_on
    from carrier_basic_measures as m cross join lateral json_array_elements(m.measures) as v (list);

  -- An order by which a carrier may not operate.
  create table out_of_service_orders (
    id integer not null generated by default as identity,
    carrier_id integer not null references carriers on delete cascade,
    ordered_on date not null,
    reason text,
    rescinded_on date,
    federal_key bigint not null,
    federal_digest bigint not null,
    as_of date not null
  );
  create unique index out_of_service_orders_by_federal_key on out_of_service_orders (carrier_id, federal_key);
`
