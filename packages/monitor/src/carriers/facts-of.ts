import { cached } from '../kernel/frozen.ts'
import type {
  CarrierFacts,
  FactAges,
  OwnCheckFact,
  OwnCheckKind,
  VerifiedFact,
} from '../rules/assessment/facts.ts'
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
  'ages' | 'files' | 'census' | 'authority' | 'insurances' | 'safety' | 'ties' | 'facts' | 'own_checks'
>

/** The newest check of a kind that the company made by itself. Null: none. */
export const ownCheckOf = (
  { own_checks }: Pick<Assessable, 'own_checks'>,
  kind: OwnCheckKind,
): OwnCheckFact | null => {
  const found = own_checks.find(check => check.kind === kind)
  if (found === undefined) return null
  const { is_verified, checked_on, expires_on, is_withdrawn } = found
  return { is_verified, checked_on, expires_on, is_withdrawn }
}

const verified = (
  record: Pick<Assessable, 'facts' | 'own_checks'>,
  recorded: CarrierRecord['facts'][number]['kind'],
  checked: OwnCheckKind,
): VerifiedFact => {
  const { is_verified, verified_on } = record.facts.find(fact => fact.kind === recorded) ?? UNSEEN
  return { is_verified, verified_on, own: ownCheckOf(record, checked) }
}

/** The facts that the rules need, from a carrier's record. A missing record has null facts. */
export const factsOf = (record: Assessable): CarrierFacts => ({
  ages: record.ages,
  files: record.files,
  census: record.census ?? EMPTY_CENSUS,
  authority: record.authority ?? EMPTY_AUTHORITY,
  insurance: { policies: record.insurances },
  safety: record.safety ?? EMPTY_SAFETY,
  ties: record.ties,
  physical_location: verified(record, 'verified_physical_location_activity', 'physical_location'),
  manual_identifier: verified(record, 'verified_manually_entered_identifier', 'manual_identifier'),
})

const assessable = cached((known: KnownCarrier, ages: FactAges, ownChecks: string | undefined) =>
  factsOf({
    ...known,
    ages,
    own_checks: ownChecks === undefined ? [] : (JSON.parse(ownChecks) as CarrierRecord['own_checks']),
  }),
)

/** The same of a carrier in a row: the same object while its facts, limits and checks stay, so that what is found can be cached. */
export const assessableOf = ({
  known,
  ages,
  own_checks,
}: Pick<CarrierRecord, 'known' | 'ages' | 'own_checks'>): CarrierFacts =>
  assessable(known, ages, own_checks.length === 0 ? undefined : JSON.stringify(own_checks))
