import { cached } from '../kernel/frozen.ts'
import type { CarrierFacts, FactAges } from '../rules/assessment/facts.ts'
import type { CarrierRecord, KnownCarrier } from './read-records.ts'

const EMPTY_CENSUS = { status_code: null, carrier_operation: null, as_of: null }
const EMPTY_AUTHORITY = { common: null, contract: null, granted_on: null, as_of: null }
const EMPTY_SAFETY = {
  rating: null,
  out_of_service: null,
  inspections_24_months: null,
  last_inspection_date: null,
  as_of: null,
}

const UNSEEN = { is_verified: null, verified_on: null }

/** As much of a carrier's record as the rules need. */
type Assessable = Pick<
  CarrierRecord,
  'ages' | 'files' | 'census' | 'authority' | 'insurances' | 'safety' | 'facts'
>

const verified = ({ facts }: Pick<Assessable, 'facts'>, kind: CarrierRecord['facts'][number]['kind']) =>
  facts.find(fact => fact.kind === kind) ?? UNSEEN

/** The facts that the rules need, from a carrier's record. A missing record has null facts. */
export const factsOf = (record: Assessable): CarrierFacts => ({
  ages: record.ages,
  files: record.files,
  census: record.census ?? EMPTY_CENSUS,
  authority: record.authority ?? EMPTY_AUTHORITY,
  insurance: { policies: record.insurances },
  safety: record.safety ?? EMPTY_SAFETY,
  physical_location: verified(record, 'verified_physical_location_activity'),
  manual_identifier: verified(record, 'verified_manually_entered_identifier'),
})

/** The same of a known carrier under limits of age: the same object while both stay, so that what is found can be cached. */
export const assessableOf = cached((known: KnownCarrier, ages: FactAges) => factsOf({ ...known, ages }))
