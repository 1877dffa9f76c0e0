import {
  type GateParams,
  assess,
  type CalendarDate,
  type CarrierDetail,
  type CurrentUser,
  type DecidedLoadDetail,
  done,
  notPassingOn,
  type Gate,
  gateDayOfLoad,
  type GateDecision,
  gateDecision,
  type GateLane,
  type GatePass,
  gateRule,
  type GateTerms,
  type Load,
  type LoadId,
  type LoadStage,
  laneOfLoad,
  lastGateDay,
  loadGateDecision,
  mayWritePolicy,
  type Outcome,
  type Refusal,
  refused,
  ruleFactsOf,
} from '@fairhaul/core'
import { carrierMatches } from './carrier-search.ts'
import { type FakeCalls, forUser, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, todayIn } from './fake-world.ts'

type GateCall = keyof Gate

/** Who is meant: one carrier, none on record, or several. */
const carriersRequested = (world: FakeWorld, { carrier }: GateParams): readonly CarrierDetail[] =>
  world.carriers.filter(each =>
    'id' in carrier
      ? each.id === carrier.id
      : carrierMatches(each, { kind: 'identifier-exact', ...carrier.identifier }),
  )

const termsFor = (
  world: FakeWorld,
  carrier: CarrierDetail | null,
  at: { readonly day: CalendarDate; readonly lane: GateLane | null },
): GateTerms => {
  const today = todayIn(world)
  const types = carrier?.rulesAssessment?.findings.map(({ ruleType }) => ruleType) ?? []
  const notPassing =
    carrier === null || at.day === today ? [] : notPassingOn(types, ruleFactsOf(carrier), at.day)
  return { ...at, today, settings: world.gateSettings, notPassing }
}

const passOf = (
  world: FakeWorld,
  carrier: CarrierDetail | null,
  of: { readonly day: CalendarDate; readonly loadId: GatePass['loadId']; readonly decision: GateDecision },
): GatePass => {
  const { decision, ...rest } = of
  const assessment = carrier?.rulesAssessment
  return {
    ...decision,
    ...rest,
    carrier: carrier && { id: carrier.id, legalName: carrier.legalName, identifiers: carrier.identifiers },
    settings: world.gateSettings,
    policyVersion: assessment?.policyVersion ?? null,
    rules: assessment == null ? [] : assess(assessment, of.day).rules.map(gateRule),
  }
}

const SEVERAL: GateDecision = {
  answer: 'look',
  verdict: null,
  until: null,
  reasons: [{ code: 'several_carriers', effect: 'look' }],
  steps: [],
}

const ofCarrier = (world: FakeWorld, params: GateParams): GatePass => {
  const { day = todayIn(world), lane } = params
  const [first = null, ...others] = carriersRequested(world, params)
  if (others.length > 0) return passOf(world, null, { day, loadId: null, decision: SEVERAL })
  const places = lane === undefined ? null : [lane.origin, lane.destination]
  const decision = gateDecision(first, termsFor(world, first, { day, lane: places }))
  return passOf(world, first, { day, loadId: null, decision })
}

const ofLoad = (world: FakeWorld, load: Load, requested: CalendarDate | undefined): GatePass => {
  const day = requested ?? gateDayOfLoad(load, todayIn(world))
  const carrier = world.carriers.find(({ id }) => id === load.carrierId) ?? null
  const terms = termsFor(world, carrier, { day, lane: laneOfLoad(load) })
  return passOf(world, carrier, { day, loadId: load.id, decision: loadGateDecision(load, carrier, terms) })
}

/** A load of a user's company with its carrier and what the gate says of it. Undefined: there is none. */
export const loadGateIn = (world: FakeWorld, user: CurrentUser, loadId: LoadId) => {
  const load = world.loads.find(({ id, companyId }) => id === loadId && companyId === user.company?.id)
  if (load === undefined) return undefined
  const carrier = world.carriers.find(({ id }) => id === load.carrierId) ?? null
  return { load, carrier, pass: ofLoad(world, load, undefined) }
}

/** What a record says of a load. */
export const decidedLoad = (load: Load, stage: LoadStage, pass: GatePass): DecidedLoadDetail => ({
  id: load.id,
  number: load.externalNumber,
  stage,
  answer: pass.answer,
  day: pass.day,
  until: pass.until,
  reasons: pass.reasons,
})

/** `Gate` in memory, by core's own rule. */
export const fakeGate = (world: FakeWorld = fakeWorld()): Gate & FakeCalls<GateCall> => {
  const { control, answer } = userCalls<GateCall>(world)
  const onDay = <T>(day: CalendarDate | undefined, give: () => Outcome<T, Refusal>): Outcome<T, Refusal> =>
    day !== undefined && (day < todayIn(world) || day > lastGateDay(todayIn(world)))
      ? refused(refusal.invalid('day', 'Give a day from today to 366 days ahead.'))
      : give()
  const change = (user: CurrentUser, settings: FakeWorld['gateSettings']) => {
    if (!mayWritePolicy(user)) return refused(refusal.forbidden('You may not write the policy.'))
    world.gateSettings = settings
    return done(settings)
  }
  return {
    ...control,
    ofCarrier: (params, signal) =>
      answer('ofCarrier', params, signal, () =>
        forUser(world, () => onDay(params.day, () => done(ofCarrier(world, params)))),
      ),
    ofLoad: (params, signal) =>
      answer('ofLoad', params, signal, () =>
        forUser(world, ({ company }) => {
          const load = world.loads.find(({ id, companyId }) => id === params.id && companyId === company?.id)
          if (load === undefined) return refused(refusal.notFound)
          return onDay(params.day, () => done(ofLoad(world, load, params.day)))
        }),
      ),
    settings: signal =>
      answer('settings', undefined, signal, () => forUser(world, () => done(world.gateSettings))),
    changeSettings: params =>
      answer('changeSettings', params, undefined, () => forUser(world, user => change(user, params))),
  }
}
