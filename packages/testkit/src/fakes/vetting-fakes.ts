import {
  calendarDateOf,
  type CarrierId,
  type CurrentUser,
  done,
  mayWritePolicy,
  mostOverdueFirst,
  type Outcome,
  PAGE_SIZE,
  planRefusal,
  policyVersionStart,
  type Problem,
  type Refusal,
  refused,
  tabOfConnection,
  type Vetted,
  type VettedCarrier,
  type Vetting,
  VETTING_DAYS_MAX,
  VETTING_REASONS,
  vettingDue,
  type VettingFeed,
  vettingReason,
  type VettingSettings,
  type VettingTerms,
  versionInForce,
} from '@fairhaul/core'
import { isOfWholeCarrier } from './decision-fakes.ts'
import { andThen, type FakeCalls, forUser, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, todayIn } from './fake-world.ts'
import { partOf } from './monitoring-fakes.ts'
import { refusedRules } from './rule-fakes.ts'

type VettingCall = keyof Vetting

const termsIn = (world: FakeWorld): VettingTerms => {
  const version = versionInForce(world.policyVersions, todayIn(world))
  return {
    ...world.vettingSettings,
    inForce: version === undefined ? null : { number: version.number, since: policyVersionStart(version) },
  }
}

const vettedIn = (world: FakeWorld, carrierId: CarrierId): Vetted => {
  const connection = world.connections.find(each => each.carrierId === carrierId)
  const record = world.decisionRecords.findLast(
    each => each.carrierId === carrierId && isOfWholeCarrier(each),
  )
  return {
    carrierId,
    isOnboarded: connection !== undefined && tabOfConnection(connection) === 'my-carriers',
    lastDecision:
      record === undefined
        ? null
        : {
            recordId: record.id,
            on: calendarDateOf(new Date(record.madeAt)),
            policyVersion: record.content.policyVersion ?? null,
          },
    lastUsedOn: world.lastUses.get(carrierId) ?? null,
  }
}

const settingsProblems = (settings: VettingSettings): readonly Problem[] =>
  (['everyDays', 'unusedDays'] as const).flatMap(field => {
    const days = settings[field]
    const areDays = days === null || (Number.isInteger(days) && days >= 1 && days <= VETTING_DAYS_MAX)
    return areDays ? [] : [{ field, message: 'Give days from 1 to 3,650, or null.' }]
  })

const changed = (
  world: FakeWorld,
  user: CurrentUser,
  settings: VettingSettings,
): Outcome<VettingTerms, Refusal> => {
  if (!mayWritePolicy(user)) return refused(refusal.forbidden('You may not write the policy.'))
  const problems = settingsProblems(settings)
  if (problems.length > 0) return refused({ kind: 'invalid', problems, requestId: null })
  world.vettingSettings = settings
  return done(termsIn(world))
}

const feedOf = (
  world: FakeWorld,
  { reason, ...params }: Parameters<Vetting['due']>[0],
): Outcome<VettingFeed, Refusal> => {
  const terms = termsIn(world)
  const dueOf = (vetted: VettedCarrier) => vettingDue(vetted, terms, todayIn(world))
  const all = world.carriers
    .map(({ id, legalName }) => ({ ...vettedIn(world, id), legalName }))
    .toSorted((one, other) => one.carrierId - other.carrierId)
    .toSorted((one, other) => mostOverdueFirst(dueOf(one), dueOf(other)))
  const due = all.filter(each => vettingReason(dueOf(each)) !== undefined)
  const rows = due.filter(each => reason === undefined || vettingReason(dueOf(each)) === reason)
  const counts = Object.fromEntries(
    VETTING_REASONS.map(of => [of, due.filter(each => vettingReason(dueOf(each)) === of).length]),
  ) as VettingFeed['counts']
  const upcoming = due.length > 0 ? undefined : all.find(each => dueOf(each).dueOn !== null)
  return andThen(partOf(rows, params), part => done({ ...part, terms, counts, upcoming: upcoming ?? null }))
}

/** `Vetting` in memory, by core's own rule. */
export const fakeVetting = (world: FakeWorld = fakeWorld()): Vetting & FakeCalls<VettingCall> => {
  const { control, answer: answerUser } = userCalls<VettingCall>(world)
  const answer = <T>(
    call: VettingCall,
    params: unknown,
    give: (user: CurrentUser) => Outcome<T, Refusal>,
    signal?: Parameters<Vetting['terms']>[0],
  ): Promise<Outcome<T, Refusal>> =>
    answerUser(call, params, signal, () =>
      forUser(world, user => {
        const why = refusedRules(world)
        return why === undefined ? give(user) : refused(why)
      }),
    )
  return {
    ...control,
    terms: signal => answer('terms', undefined, () => done(termsIn(world)), signal),
    changeSettings: params => answer('changeSettings', params, user => changed(world, user, params)),
    due: (params, signal) =>
      answer(
        'due',
        params,
        user =>
          planRefusal(user.paywall, 'connect') === null
            ? feedOf(world, params)
            : refused(refusal.forbidden('Your plan does not include this.')),
        signal,
      ),
    ofCarriers: (params, signal) =>
      answer(
        'ofCarriers',
        params,
        () =>
          params.carrierIds.length > PAGE_SIZE
            ? refused(refusal.invalid('carrierIds', `Give at most ${PAGE_SIZE} carriers.`))
            : done({
                terms: termsIn(world),
                items: world.carriers
                  .filter(({ id }) => params.carrierIds.includes(id))
                  .map(({ id }) => vettedIn(world, id))
                  .toSorted((one, other) => one.carrierId - other.carrierId),
              }),
        signal,
      ),
  }
}
