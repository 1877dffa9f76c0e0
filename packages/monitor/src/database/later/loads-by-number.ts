/** What a company's own system says of its loads beyond section 3. Null: it does not say. */
export const loadsByNumber = `
  alter table loads
    add column equipment text check (length(equipment) between 1 and 60),
    add column commodity text check (length(commodity) between 1 and 200),
    add column commodity_value_usd integer check (commodity_value_usd >= 0), -- Whole US dollars.
    add column rate_cents bigint check (rate_cents between 0 and 9007199254740991), -- What the carrier is paid, in US cents.
    add column is_team boolean, -- Whether two drivers are required.
    add column driver_phone_e164 text check (length(driver_phone_e164) between 8 and 16),
    add column truck jsonb, -- Its unit number, plate and VIN, as that system has them.
    add column trailer jsonb,
    -- With stated_value the number of the carrier as it was given, with the region of an NSC number. Null: none was given.
    add column stated_type text,
    add column stated_value text check (length(stated_value) between 1 and 40),
    add column stated_region text,
    add column source_updated_at timestamptz, -- When the system that wrote it last had changed it.
    add constraint loads_stated check (num_nonnulls(stated_type, stated_value) in (0, 2));
  create index loads_by_number on loads (company_id, external_load_number) where external_load_number is not null;

  -- The town as it was given. Null: only its postal code or its position was.
  alter table load_stops add column city text check (length(city) between 1 and 100);
`
