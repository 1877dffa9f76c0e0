import {
  assess,
  type CalendarDate,
  type CarrierDetail,
  type CarrierId,
  type Carriers,
  type CarrierSearchParams,
  type CarrierSummary,
  type CarrierUpdates,
  type CarrierVerdicts,
  type CautionFacts,
  compareCalendarDates,
  countVerdicts,
  done,
  INSIGHT_KINDS,
  isInAlertWindow,
  isSameSubject,
  latestOverride,
  newestOverridesFirst,
  type Outcome,
  policyStatus,
  type Refusal,
  refused,
  type RuleOverride,
  type RulesAssessment,
  type AnyRuleType,
  isSafetyRule,
  seesSafetyData,
  worstVerdict,
  carrierOrder,
} from '@fairhaul/core'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, todayIn } from './fake-world.ts'
import { contactRecordsIn } from './contact-records.ts'
import { identityTiesIn } from './identity-ties.ts'
import { carrierMatches, inServerOrder, isNarrowedTo } from './carrier-search.ts'

/** What a call about one carrier gives: refused where no such carrier is. */
export const ofKnownCarrier = <T>(
  world: FakeWorld,
  carrierId: CarrierId,
  give: () => T,
): Outcome<T, Refusal> =>
  world.carriers.some(({ id }) => id === carrierId) ? done(give()) : refused(refusal.notFound)

const isOfSafety = ({ ruleType }: { readonly ruleType: AnyRuleType }) => isSafetyRule(ruleType)

/** What a user who may not see safety data gets: the other rules, how many are hidden, and the worst of those. */
const withoutSafety = (whole: RulesAssessment | null, today: CalendarDate): RulesAssessment | null => {
  if (whole === null) return null
  const labels = assess(whole, today)
    .rules.filter(isOfSafety)
    .map(({ label }) => label)
  return {
    companyId: whole.companyId ?? null,
    findings: whole.findings.filter(finding => !isOfSafety(finding)),
    overrides: whole.overrides.filter(override => !isOfSafety(override)),
    ...(whole.notices && { notices: whole.notices.filter(notice => !isOfSafety(notice)) }),
    hidden: labels.length === 0 ? null : { count: labels.length, worst: worstVerdict(labels) },
  }
}

/** What deserves a look at a carrier in the current world, as far as the plan of the user shows it. */
const cautionsIn = (world: FakeWorld, { id: carrierId }: CarrierDetail): CautionFacts => {
  const today = todayIn(world)
  const own = <T extends { readonly carrierId: CarrierId | null }>(rows: readonly T[]): readonly T[] =>
    rows.filter(row => row.carrierId === carrierId)
  const kinds = new Set(own(world.insights).map(({ kind }) => kind))
  return {
    alertDays: own(world.identityAlerts)
      .filter(({ isPublished, filedOn }) => isPublished && isInAlertWindow(filedOn, today))
      .map(({ filedOn }) => filedOn)
      .toSorted((one, other) => compareCalendarDates(other, one)),
    doNotUseCount: own(world.associations).filter(
      ({ associate }) => associate.connection?.status === 'do_not_dispatch',
    ).length,
    identityTies: identityTiesIn(world, carrierId),
    cancellations: own(world.insurancePolicies).flatMap(policy =>
      policy.cancelsOn === null || policyStatus(policy, today) !== 'cancelling'
        ? []
        : [{ coverage: policy.coverage, cancelsOn: policy.cancelsOn }],
    ),
    insights:
      world.user?.paywall.canViewInsights === false ? null : INSIGHT_KINDS.filter(kind => kinds.has(kind)),
  }
}

/** Of each rule and classification the newest override, with the number of older ones. */
const newestOnly = (overrides: readonly RuleOverride[]): readonly RuleOverride[] =>
  newestOverridesFirst(overrides)
    .filter(each => latestOverride(overrides, each) === each)
    .map(each => ({
      ...each,
      earlierCount: overrides.filter(other => isSameSubject(each, other)).length - 1,
    }))

/** A carrier in the current world: with the subscription and the overrides of the company, and what its plan includes. */
const currentCarrier = (world: FakeWorld, carrier: CarrierDetail): CarrierDetail => {
  const subscription = world.subscriptions.find(({ carrierId }) => carrierId === carrier.id)
  const own = world.overrides.filter(({ carrierId }) => carrierId === carrier.id)
  const isBlocked = world.user != null && !seesSafetyData(world.user)
  const assessment = carrier.rulesAssessment && {
    ...carrier.rulesAssessment,
    overrides: newestOnly([...carrier.rulesAssessment.overrides, ...own]),
  }
  return {
    ...carrier,
    subscription:
      subscription === undefined ? null : { id: subscription.id, createdAt: subscription.createdAt },
    safety: isBlocked ? null : carrier.safety,
    rulesAssessment: isBlocked ? withoutSafety(assessment, todayIn(world)) : assessment,
    rates: world.user?.paywall.canRateConfirmation === true ? carrier.rates : null,
    cautions: carrier.cautions ?? cautionsIn(world, carrier),
    contactRecords: contactRecordsIn(world, carrier),
  }
}

type EarlyRequests = Pick<CarrierSearchParams, 'query'>

const DETAIL_ONLY: ReadonlySet<string> = new Set([
  'mailingAddress',
  'contacts',
  'equipment',
  'operationClassifications',
  'cargoCarried',
  'rates',
  'isFullProfile',
] satisfies (keyof CarrierDetail)[])

/** A carrier as a row of a list. */
export const rowOf = (detail: CarrierDetail): CarrierSummary =>
  Object.fromEntries(
    Object.entries(detail).filter(([field]) => !DETAIL_ONLY.has(field)),
  ) as unknown as CarrierSummary

/** The carriers of a world that a search finds, in its order. */
const foundIn = (
  world: FakeWorld,
  { query, onlyMyCarriers = false, filters, sort }: Partial<CarrierSearchParams> & EarlyRequests,
): readonly CarrierSummary[] =>
  world.carriers
    .map(carrier => rowOf(currentCarrier(world, carrier)))
    .filter(carrier => carrierMatches(carrier, query) && (!onlyMyCarriers || carrier.subscription !== null))
    .filter(carrier => filters === undefined || isNarrowedTo(carrier, filters, todayIn(world)))
    .toSorted(sort ? carrierOrder(sort, todayIn(world)) : inServerOrder(query))

/** `CarrierVerdicts` in memory. */
export const fakeCarrierVerdicts = (world: FakeWorld = fakeWorld()): CarrierVerdicts & FakeCalls<'count'> => {
  const { control, answer } = userCalls<'count'>(world)
  return {
    ...control,
    count: (params, signal) =>
      answer('count', params, signal, () => {
        const { filters } = params
        const every = { ...params, ...(filters && { filters: { ...filters, verdict: null } }) }
        const assessments = foundIn(world, every).map(({ rulesAssessment }) => rulesAssessment)
        return done(countVerdicts(assessments, todayIn(world)))
      }),
  }
}

/** `CarrierUpdates` in memory: without an update of the world, nothing is requested. */
export const fakeCarrierUpdates = (world: FakeWorld = fakeWorld()): CarrierUpdates & FakeCalls<'update'> => {
  const { control, answer } = userCalls<'update'>(world)
  return {
    ...control,
    update: params =>
      answer('update', params, undefined, () => {
        const at = world.carriers.findIndex(({ id }) => id === params.id)
        const carrier = world.carriers[at]
        if (carrier === undefined || world.carrierUpdate === null) return refused(refusal.notFound)
        const isDue = carrier.isUpdatable === true
        world.carriers[at] = { ...carrier, ...(isDue && world.carrierUpdate.change), isUpdatable: false }
        const { change: _, ...update } = world.carrierUpdate
        return done(isDue ? update : { updatedOn: null, source: null, parts: [] })
      }),
  }
}

/** `Carriers` in memory. Everything else that a world holds shows in its rows. */
export const fakeCarriers = (
  world: FakeWorld = fakeWorld(),
): Carriers & FakeCalls<'search' | 'globalSearch' | 'suggest' | 'detail'> => {
  const { control, answer } = userCalls<'search' | 'globalSearch' | 'suggest' | 'detail'>(world)
  const found = (params: Partial<CarrierSearchParams> & EarlyRequests) => foundIn(world, params)
  return {
    ...control,
    search: (params, signal) =>
      answer('search', params, signal, () => done(pageOf(found(params), params.page, params.pageSize))),
    globalSearch: (params, signal) =>
      answer('globalSearch', params, signal, () => done(pageOf(found(params), params.page, params.pageSize))),
    suggest: (params, signal) =>
      answer('suggest', params, signal, () =>
        done(
          found(params)
            .slice(0, params.limit)
            .map(({ id, legalName, dbaName, identifiers, physicalAddress }) => ({
              id,
              legalName,
              dbaName,
              identifiers,
              physicalAddress,
            })),
        ),
      ),
    detail: (params, signal) =>
      answer('detail', params, signal, () => {
        const carrier = world.carriers.find(({ id }) => id === params.id)
        return carrier === undefined ? refused(refusal.notFound) : done(currentCarrier(world, carrier))
      }),
  }
}
