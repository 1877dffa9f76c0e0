import { touch } from '../../baseline/touch.ts'
import { endedTies } from './ended-ties.ts'
import { movedTies } from './moved-ties.ts'
import { tieChanges } from './tie-changes.ts'

const KINDS = ['phone', 'email', 'address', 'contact', 'vehicle_vin', 'dot']

/**
 * Which carriers agree in something that tells, for carriers that are assessed by it: their ties depend on what is on record of
 * any other carrier, so each write that may move them takes them away, and what they decided is outdated.
 *
 * Choice: ties are stored of the carriers whose stored assessment needs them, and by who reads them first. The keys of those few
 * carriers are stored too, so that a write looks for its own keys among them and never for carriers among all: what an
 * import writes costs the same whatever is on record. How a carrier ended is not stored with a tie, but read.
 */
export const carrierTies = `
  -- A carrier whose ties are stored, as they are. Whatever moves them takes it away.
  create table tied_carriers (
    carrier_id integer primary key references carriers on delete cascade
  );

  -- The keys that its ties follow from, by their numbers: those of association_keys, and the DOT number of an earlier registration.
  create table carrier_tie_keys (
    carrier_id integer not null references tied_carriers on delete cascade,
    kind text not null check (kind in (${KINDS.map(kind => `'${kind}'`).join(', ')})),
    key_hash integer not null,
    primary key (kind, key_hash, carrier_id)
  );
  create index carrier_tie_keys_of_carrier on carrier_tie_keys (carrier_id);

  -- A carrier that agrees with it in something that tells, or was it by the word of the agency.
  create table carrier_ties (
    carrier_id integer not null references tied_carriers on delete cascade,
    tied_id integer, -- Null: the agency names a number that no carrier on record has.
    is_prior boolean not null, -- The agency's own word that it was that carrier.
    prior_dot text, -- The number that the agency names. Null: it names none.
    shared json not null -- What both have: how many of a kind that so many carriers have.
  );
  create index carrier_ties_of_carrier on carrier_ties (carrier_id);
  create index carrier_ties_by_tied on carrier_ties (tied_id);

  -- Whether it says that ties are others than before, of whichever carrier, and nothing of facts.
  alter table fact_changes add column moves_ties boolean not null default false;
  create unique index fact_changes_moving_ties on fact_changes (xid) where moves_ties;

  create function outdate_ties(ids integer[]) returns void language plpgsql as
  $$
  begin
    if cardinality(ids) > 0 then
      ${touch('o.carrier_id = any(ids)')}
      perform 1 from tied_carriers where carrier_id = any(ids) order by carrier_id for update;
      delete from tied_carriers where carrier_id = any(ids);
    end if;
  end
  $$;

  create function touch_tied_to(ids integer[]) returns void language plpgsql as
  $$
  declare
    tied integer[] := array(select distinct carrier_id from carrier_ties where tied_id = any(ids));
  begin
    if cardinality(tied) > 0 then
      ${touch('o.carrier_id = any(tied)')}
    end if;
  end
  $$;
${movedTies}
${endedTies}
${tieChanges}
`
