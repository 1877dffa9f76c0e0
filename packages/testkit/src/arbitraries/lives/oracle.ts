import { BEGINNINGS, type Authority, isActiveOn, isInForceOn, type Life } from './life.ts'
import { type Day, FROZEN, plusDays, plusMonths, TODAY } from './days.ts'
import type { FileName } from './files.ts'
import { LIVED_RULES, type LivedRule, type Unknown, UNKNOWNS } from './unknowns.ts'

/** What is true of a rule. `neither`: the carrier needs no authority, or has one of another kind, or no one says what it means. */
export type Truth = 'pass' | 'fail' | 'neither'

const isProperty = ({ kind }: Authority) => kind === 'property'
const isAbroad = ({ kind }: Authority) => kind === 'border' || kind === 'enterprise'

const authority = (life: Life, day: Day): Truth => {
  const isActive = life.authorities.some(it => isProperty(it) && isActiveOn(it, day))
  if (isActive) return life.operation === 'A' ? 'pass' : 'neither'
  if (life.operation !== 'A' || life.isPrivate) return 'neither'
  return life.authorities.some(it => isAbroad(it) && isActiveOn(it, day)) ? 'neither' : 'fail'
}

/** The first day of unbroken property authority over all dockets, for a carrier that has it. */
export const unbrokenSince = (life: Life, day: Day): Day => {
  const periods = life.authorities
    .filter(isProperty)
    .flatMap(({ acts }) =>
      acts.flatMap((act, at) =>
        BEGINNINGS.has(act.is) && act.on <= day
          ? [{ from: act.on, to: acts[at + 1]?.on ?? '9999-12-31' }]
          : [],
      ),
    )
  let since = day
  for (let before = ''; before !== since; ) {
    before = since
    for (const { from, to } of periods) if (from < since && to >= since) since = from
  }
  return since
}

const age =
  (months: number) =>
  (life: Life, day: Day): Truth => {
    const isActive = life.authorities.some(it => isProperty(it) && isActiveOn(it, day))
    if (!isActive) return authority(life, day)
    return plusMonths(unbrokenSince(life, day), months) <= day ? 'pass' : 'fail'
  }

/** Whether the docket of a policy is still the carrier's. */
const isOwnDocket = ({ authorities }: Life, docket: string, day: Day) =>
  !authorities.some(it => it.docket === docket && it.givenTo !== null && (it.acts.at(-1)?.on ?? day) <= day)

const cover =
  (kind: 'bipd' | 'cargo', minimum: number) =>
  (life: Life, day: Day): Truth => {
    const policies = life.policies.filter(
      it => it.kind === kind && isInForceOn(it, day) && isOwnDocket(life, it.docket, day),
    )
    const primary = policies.filter(it => it.isPrimary).map(({ amount }) => amount)
    const excess = policies.filter(it => !it.isPrimary).reduce((sum, { amount }) => sum + amount, 0)
    return primary.length > 0 && Math.max(...primary) + excess >= minimum ? 'pass' : 'fail'
  }

/** What is true on a day, by the life alone. */
export const TRUTHS: Readonly<Record<LivedRule, (life: Life, day: Day) => Truth>> = {
  active_interstate_authority: authority,
  authority_age_at_least_3_months: age(3),
  authority_age_at_least_6_months: age(6),
  bipd_at_least_750000: cover('bipd', 750_000),
  bipd_at_least_1000000: cover('bipd', 1_000_000),
  cargo_at_least_100000: cover('cargo', 100_000),
  satisfactory_or_unrated_safety_rating: ({ rating }) =>
    rating === null || rating.letter === 'S' ? 'pass' : 'fail',
  active_operating_status: ({ status }) => (({ A: 'pass', I: 'fail', P: 'neither' }) as const)[status],
  inspected_within_last_24_months: ({ inspections }, day) =>
    inspections.some(on => on <= day && on >= plusMonths(day, -24)) ? 'pass' : 'fail',
  no_active_out_of_service_orders: ({ orders }, day) =>
    orders.some(({ on, rescission }) => on <= day && (rescission === null || rescission.on > day))
      ? 'fail'
      : 'pass',
}

const AUTHORITY_FILES: readonly FileName[] = [
  'motus-carrier',
  'motus-authority-history',
  'motus-revocation',
  'li-carrier',
  'li-authority-history',
  'li-revocation',
  'company-census',
]
const COVER_FILES: readonly FileName[] = [
  'motus-carrier',
  'motus-insurance',
  'motus-insurance-history',
  'li-insurance-active',
  'li-insurance',
  'li-insurance-history',
  'li-carrier',
]

/** The files that decide a rule. */
export const FILES_OF: Readonly<Record<LivedRule, readonly FileName[]>> = {
  active_interstate_authority: AUTHORITY_FILES,
  authority_age_at_least_3_months: AUTHORITY_FILES,
  authority_age_at_least_6_months: AUTHORITY_FILES,
  bipd_at_least_750000: COVER_FILES,
  bipd_at_least_1000000: COVER_FILES,
  cargo_at_least_100000: COVER_FILES,
  satisfactory_or_unrated_safety_rating: ['company-census'],
  active_operating_status: ['company-census'],
  inspected_within_last_24_months: ['inspections'],
  no_active_out_of_service_orders: ['out-of-service-orders'],
}

/** Which files were taken, as far as it matters to one carrier. */
export interface Imported {
  /** Those that were not read whole with the carrier in them, or are too old. */
  readonly missed: ReadonlySet<FileName>
  /** The day up to which the history of authority in Motus was read. */
  readonly historyTo: Day
  readonly unknowns: ReadonlySet<Unknown>
}

const isDue = ({ notices }: Authority, historyTo: Day, day: Day) =>
  notices.some(
    ({ effectiveOn, servedOn }) => servedOn <= day && effectiveOn > historyTo && effectiveOn <= day,
  )

/** Why, in general, what files tell of a life leaves a rule open. */
const ofLife: readonly (readonly [Unknown, (life: Life, rule: LivedRule, imported: Imported) => boolean])[] =
  [
    [
      'nothing of it was ever filed',
      (life, rule) => {
        if (rule === 'inspected_within_last_24_months')
          return !life.inspections.some(on => on >= plusMonths(TODAY, -24))
        if (rule === 'cargo_at_least_100000') return !life.policies.some(({ kind }) => kind === 'cargo')
        if (rule.startsWith('bipd')) return !life.policies.some(({ kind }) => kind === 'bipd')
        return !life.authorities.some(({ kind }) => kind !== 'broker')
      },
    ],
    [
      'a notice was pending on the frozen day',
      ({ authorities }) =>
        authorities.some(it =>
          it.notices.some(
            ({ servedOn, effectiveOn, withdrawnOn, carriedOutOn }) =>
              servedOn <= FROZEN &&
              effectiveOn > plusDays(FROZEN, -20) &&
              (withdrawnOn ?? carriedOutOn ?? TODAY) > FROZEN,
          ),
        ),
    ],
    [
      'a notice is due and its history was not read so far',
      ({ authorities }, _, { historyTo }) => authorities.some(it => isDue(it, historyTo, TODAY)),
    ],
    [
      'the docket was given to another carrier',
      // Without the files that say who has it, it is no one's for certain.
      ({ authorities }, _, { missed }) =>
        authorities.some(it => it.givenTo !== null) ||
        ((missed.has('motus-carrier') || missed.has('motus-authority-history')) &&
          authorities.some(({ acts }) => acts.some(({ is }) => is === 'received'))),
    ],
    [
      'authority of another kind is active, and that for freight has ended',
      ({ authorities }) =>
        authorities.some(it => isAbroad(it) && isActiveOn(it, TODAY)) &&
        authorities.some(it => isProperty(it) && it.acts.some(({ is }) => BEGINNINGS.has(is))),
    ],
    ['a policy is no longer listed', ({ policies }) => policies.some(({ end }) => end?.is === 'removed')],
  ]

/** Why a rule cannot be known today from the files that were taken. Empty: it can. */
export const whyUnknown = (life: Life, rule: LivedRule, imported: Imported): readonly string[] => [
  ...FILES_OF[rule].filter(file => imported.missed.has(file)),
  ...[...imported.unknowns].filter(it => (UNKNOWNS[it] as readonly LivedRule[]).includes(rule)),
  ...ofLife.flatMap(([name, isSo]) =>
    (UNKNOWNS[name] as readonly LivedRule[]).includes(rule) && isSo(life, rule, imported) ? [name] : [],
  ),
]

/** What is true of each rule on a day. */
export const truthsOf = (life: Life, day: Day): ReadonlyMap<LivedRule, Truth> =>
  new Map(LIVED_RULES.map(rule => [rule, TRUTHS[rule](life, day)]))
