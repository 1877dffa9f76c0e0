import { type DaysOfRows, FOR_EACH_ROW } from './days-of-rows.ts'

/** What `listed_authorities` selects. A day is its own, or the later one to which the agency has published the file that it is from. */
export const listedAuthorities = ({ ofFile }: DaysOfRows): string => {
  const day = (column: string, file: string) => `greatest(t.${column}, ${ofFile(`t.${file}`)}) as ${column}`
  return `
    select t.carrier_id, t.common, t.contract, t.broker, t.granted_on,
      ${day('as_of', 'source_file')},
      t.source_file,
      ${day('granted_as_of', 'granted_source_file')},
      t.granted_source_file, t.ended_on, t.end_kind,
      ${day('ended_as_of', 'ended_source_file')},
      t.ended_source_file, t.other_kind, t.other_terms, t.in_revocation_on, t.given_docket, t.given_to_dot, t.notice_on,
      t.notice_kind,
      ${day('notice_as_of', 'notice_source_file')},
      t.notice_source_file, t.notice_history,
      ${day('notice_read_to', 'notice_history')}
    from carrier_authorities as t`
}

/**
 * Authority of carriers, by docket, by action and as a whole, and who accepts legal papers for them.
 *
 * A fact of a federal file is found again by its carrier and `federal_key`; `federal_digest` says whether a row of a later file
 * is the same. Both are numbers, as of texts an index is twice as large. Where the key alone finds a row, it has no other index.
 */
export const authority = `
  -- What a carrier's authorities are together, and how the last one ended. One row a carrier at most.
  --
  -- A notice is no end: it has columns of its own, with the day to which the history that would name its end was read.
  create table carrier_authorities (
    carrier_id integer primary key,
    common text, -- A active, I inactive, N none; so are contract and broker.
    contract text,
    broker text,
    granted_on date, -- Start of the unbroken grant.
    as_of date,
    source_file file_title, -- The file that the state was read from; null: another source.
    granted_as_of date, -- The day of the history that the grant follows from; without a grant, of the newest that was read.
    granted_source_file file_title, -- The file of that history.
    ended_on date, -- The first day without authority to carry; null: it lasts, or nothing is on record.
    end_kind text check (end_kind in ('revoked', 'suspended', 'withdrawn', 'transferred', 'inactive')),
    ended_as_of date, -- The day of the file that has the end.
    ended_source_file file_title,
    -- What an active authority is for, where none to carry freight in general is active.
    other_kind text check (other_kind in ('common', 'household', 'passenger', 'border', 'enterprise', 'other')),
    other_terms text, -- The register's words for other_kind.
    in_revocation_on date, -- The day on which the frozen file has the authority in revocation; null: it has not.
    given_docket text, -- A docket that went to another carrier, where no other is active.
    given_to_dot text, -- The DOT number of that carrier.
    notice_on date, -- The day of a notice of an end that the history has not reached.
    notice_kind text check (notice_kind in ('revoked', 'suspended', 'withdrawn', 'transferred', 'inactive')),
    notice_as_of date,
    notice_source_file file_title, -- The file that has the notice.
    notice_history file_title, -- The file of its history.
    notice_read_to date -- The day to which that history was read. Null: it was not.
  );
  create index carrier_authorities_of_brokers on carrier_authorities (carrier_id) where broker = 'A';
  create index carrier_authorities_by_notice on carrier_authorities (notice_on) where notice_on is not null;

  -- The authorities of carriers, of the day to which each of their files was published.
  create view listed_authorities as${listedAuthorities(FOR_EACH_ROW)};

  -- The record of the licensing files on one docket of a carrier.
  create table carrier_dockets (
    carrier_id integer not null,
    docket text not null check (docket <> ''), -- With its prefix: MC123456.
    common text, -- A active, I inactive, N none; so are contract and broker.
    contract text,
    broker text,
    is_in_revocation boolean, -- Whether its authority to carry is being revoked.
    bipd_required integer check (bipd_required >= 0), -- Whole US dollars.
    bipd_on_file integer check (bipd_on_file >= 0), -- Whole US dollars; 0: none is filed.
    is_cargo_on_file boolean,
    policies_removed_as_of date, -- The day of the newest file in which all policies of the docket are blank.
    federal_digest bigint,
    as_of date,
    -- What its common and contract authority are for; null: no file tells.
    kind text check (kind in ('common', 'household', 'passenger', 'border', 'enterprise', 'other')),
    primary key (carrier_id, docket)
  );

  -- One authority of a docket, as the file of carriers has it since May 14, 2026. Its type is in its key.
  create table motus_authorities (
    carrier_id integer not null references carriers on delete cascade,
    docket text not null check (docket <> ''),
    -- common: to carry freight in general for others.
    authority text not null
      check (authority in ('common', 'household', 'passenger', 'border', 'enterprise', 'other', 'broker',
        'forwarder')),
    status text check (status in ('A', 'I', 'N')), -- A active, I inactive, N none (requested or withdrawn); null: another word.
    bipd_required integer check (bipd_required >= 0), -- Whole US dollars.
    federal_key bigint not null,
    federal_digest bigint not null,
    as_of date not null,
    terms text -- The register's own words of a kind that is none of the usual ones.
  );
  create unique index motus_authorities_by_federal_key on motus_authorities (carrier_id, federal_key);

  -- Daily files remove what they have no row of any more: of this day, for a docket.
  create table federal_removals (
    table_name text not null,
    carrier_id integer not null references carriers on delete cascade,
    docket text not null,
    removed_on date not null,
    primary key (table_name, carrier_id, docket)
  );

  -- One action of the register on one authority, and how it ended.
  create table authority_history (
    id integer not null generated by default as identity,
    carrier_id integer not null,
    docket text, -- With its prefix: MC123456.
    -- other: of a forwarder, or of an unknown kind.
    authority text not null check (authority in ('common', 'contract', 'broker', 'other')),
    sub_number text,
    action text not null check (action <> ''), -- As the register writes it: GRANTED, REINSTATED, INVOLUNTARY REVOCATION, ...
    acted_on date not null,
    final_action text, -- REVOKED, DISCONTINUED REVOCATION, ...; null while it has not ended.
    final_decided_on date,
    final_on date,
    as_of date,
    federal_key integer,
    federal_digest bigint,
    reason text, -- Why, in the register's words, without e-mail addresses.
    source_file file_title
  );
  create unique index authority_history_by_federal_key on authority_history (carrier_id, federal_key);

  -- A notice of revocation. The history says whether it took effect: about half are discontinued.
  create table revocations (
    id integer not null generated by default as identity,
    carrier_id integer not null,
    docket text,
    authority text not null check (authority in ('common', 'contract', 'broker', 'other')),
    kind text not null check (kind <> ''), -- As the register writes it: INVOLUNTARY, VOLUNTARY.
    served_on date,
    effective_on date,
    as_of date,
    federal_key integer,
    federal_digest bigint,
    source_file file_title
  );
  create unique index revocations_by_federal_key on revocations (carrier_id, federal_key);

  -- Days without any carrier authority, derived from the history: written by refreshAuthority alone.
  create table authority_gaps (
    id integer generated by default as identity primary key,
    carrier_id integer not null references carriers on delete cascade,
    from_on date not null,
    to_on date not null,
    check (to_on > from_on),
    unique (carrier_id, from_on)
  );

  -- A few dozen agents serve nearly all carriers, so each stands once.
  create table process_agents (
    id integer generated by default as identity primary key,
    name text not null check (name <> ''),
    city text,
    state text,
    address_key text -- As association_address makes it of the address.
  );
  create unique index process_agents_by_name on process_agents (name, city, state, address_key) nulls not distinct;
  create index process_agents_by_address on process_agents (address_key) where address_key is not null;

  -- The agent that a carrier, or one docket of it, has named.
  create table carrier_process_agents (
    id integer generated by default as identity primary key,
    carrier_id integer not null references carriers on delete cascade,
    agent_id integer not null references process_agents,
    docket text,
    source_file text not null,
    federal_key bigint not null,
    federal_digest bigint not null,
    as_of date not null
  );
  create index carrier_process_agents_by_agent on carrier_process_agents (agent_id);
  create unique index carrier_process_agents_by_federal_key
    on carrier_process_agents (carrier_id, federal_key) where federal_key is not null;
`
