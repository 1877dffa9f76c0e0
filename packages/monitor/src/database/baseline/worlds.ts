/** The worlds that were seeded into the database, and which rows they brought, so that no other rows move with the day. */
export const worlds = `
  -- The worlds that were seeded into this database, so that none is seeded twice.
  create table seeded_worlds (
    name text primary key,
    today date not null, -- The day that its dates refer to.
    seeded_at timestamptz not null default now()
  );

  -- The rows of a table that a world seeded: those whose key, their own id or a carrier's, is between the two.
  create table seeded_world_rows (
    world text not null references seeded_worlds on delete cascade,
    table_name text not null,
    key_column text not null,
    first_key integer not null,
    last_key integer not null,
    check (last_key >= first_key),
    primary key (world, table_name)
  );

  -- How far the trucks of a world have driven.
  create table world_steps (
    world text primary key,
    stepped_at timestamptz not null
  );
`
