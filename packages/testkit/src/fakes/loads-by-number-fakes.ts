import {
  type CurrentUser,
  done,
  type Load,
  type LoadDetails,
  type LoadEntry,
  type LoadEntryResult,
  LOADS_AT_ONCE,
  type LoadsByNumber,
  type LoadStop,
  type Outcome,
  type Refusal,
  refused,
  type StopEntry,
} from '@fairhaul/core'
import { aLoad, someLoadDetails } from '../builders/load-builders.ts'
import { type FakeCalls, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong } from './fake-world.ts'

type LoadsByNumberCall = 'check' | 'put' | 'putOne'

const HAS_OFFSET = /(?:Z|[+-]\d{2}:\d{2})$/

const instantOf = (time: string | null): string | null =>
  time === null ? null : new Date(HAS_OFFSET.test(time) ? time : `${time}Z`).toISOString()

/** The fake knows no places and no zones: it takes them as they come, on a clock of UTC. */
const stopOf = (entry: StopEntry, at: number, known: readonly LoadStop[]): LoadStop => ({
  id: known[at]?.id ?? nextIdAmong(known.length === 0 ? [{ id: at as LoadStop['id'] }] : known),
  kind: entry.kind,
  sequence: at + 1,
  latitude: entry.latitude,
  longitude: entry.longitude,
  state: entry.state,
  postalCode: entry.postalCode,
  town: entry.city === null ? null : `${entry.city}, ${entry.state}`,
  window: { startsAt: instantOf(entry.startsAt), endsAt: instantOf(entry.endsAt) },
  timeZone: entry.timeZone,
  progress: { arrivedAt: null, doneAt: null },
})

const detailsAfter = (before: LoadDetails, entry: LoadEntry): LoadDetails => ({
  equipment: entry.equipment === undefined ? before.equipment : entry.equipment,
  commodity: entry.commodity === undefined ? before.commodity : entry.commodity,
  commodityValueUsd:
    entry.commodityValueUsd === undefined ? before.commodityValueUsd : entry.commodityValueUsd,
  rateUsd: entry.rateUsd === undefined ? before.rateUsd : entry.rateUsd,
  isTeam: entry.isTeam === undefined ? before.isTeam : entry.isTeam,
  driverPhone: entry.driverPhone === undefined ? before.driverPhone : entry.driverPhone,
  truck: entry.truck === undefined ? before.truck : entry.truck,
  trailer: entry.trailer === undefined ? before.trailer : entry.trailer,
  statedCarrier: before.statedCarrier,
  updatedAt: entry.updatedAt ?? before.updatedAt,
})

const carrierOf = (world: FakeWorld, { carrier }: LoadEntry) =>
  carrier &&
  (world.carriers.find(({ identifiers }) =>
    identifiers.some(({ type, value }) => type === carrier.type && value === carrier.value),
  )?.id ??
    null)

const after = (world: FakeWorld, before: Load, entry: LoadEntry): Load => {
  const carrierId = carrierOf(world, entry)
  const details = detailsAfter(before.details ?? someLoadDetails(), entry)
  return {
    ...before,
    status: entry.status ?? before.status,
    billableMiles: entry.billableMiles === undefined ? before.billableMiles : entry.billableMiles,
    carrierId: carrierId === undefined ? before.carrierId : carrierId,
    details:
      carrierId === undefined
        ? details
        : { ...details, statedCarrier: carrierId === null ? (entry.carrier ?? null) : null },
    stops: entry.stops?.map((stop, at) => stopOf(stop, at, before.stops)) ?? before.stops,
  }
}

const problemOf = ({ stops, billableMiles }: LoadEntry, isNew: boolean) => {
  if (billableMiles != null && billableMiles < 0)
    return { field: 'billable_miles', message: 'Give a number from 0.' }
  if (isNew && stops === undefined) return { field: 'stops', message: 'Give the stops of a new load.' }
  return undefined
}

const enter = (
  world: FakeWorld,
  user: CurrentUser,
  entry: LoadEntry,
  isWritten: boolean,
): LoadEntryResult => {
  const { externalNumber } = entry
  const isOwn = (load: Load) => load.companyId === user.company?.id && load.externalNumber === externalNumber
  const known = world.loads.find(isOwn)
  const problem = problemOf(entry, known === undefined)
  if (problem !== undefined)
    return { externalNumber, outcome: 'refused', loadId: null, changed: [], errors: [problem] }
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const before: Load = known ?? {
    ...aLoad({ id: nextIdAmong(world.loads), externalNumber, billableMiles: null, stops: [] }),
    ...{ carrierId: null, carrierVehicleId: null, trackingStatus: 'not_started', details: someLoadDetails() },
    status: entry.carrier == null ? 'available' : 'covered',
    companyId: user.company?.id ?? aLoad().companyId,
  }
  const now = after(world, before, entry)
  const changed = known === undefined || isSame(before, now) ? [] : ['load']
  if (isWritten)
    world.loads =
      known === undefined ? [...world.loads, now] : world.loads.map(load => (isOwn(load) ? now : load))
  return {
    externalNumber,
    outcome: known === undefined ? 'created' : changed.length > 0 ? 'changed' : 'unchanged',
    loadId: known !== undefined || isWritten ? now.id : null,
    changed,
    errors: [],
  }
}

type Results = Outcome<readonly LoadEntryResult[], Refusal>

/** An in-memory `LoadsByNumber`, which writes the loads of the world. */
export const fakeLoadsByNumber = (
  world: FakeWorld = fakeWorld(),
): LoadsByNumber & FakeCalls<LoadsByNumberCall> => {
  const { control, answer } = userCalls<LoadsByNumberCall>(world)
  const enterAll = (user: CurrentUser, loads: readonly LoadEntry[], isWritten: boolean): Results =>
    loads.length > LOADS_AT_ONCE
      ? refused(refusal.invalid(null, `Give at most ${LOADS_AT_ONCE} loads at once.`))
      : done(loads.map(entry => enter(world, user, entry, isWritten)))
  return {
    ...control,
    check: (params, signal) => answer('check', params, signal, user => enterAll(user, params.loads, false)),
    put: params => answer('put', params, undefined, user => enterAll(user, params.loads, true)),
    putOne: params =>
      answer('putOne', params, undefined, user => {
        const result = enter(world, user, params.load, true)
        const [error] = result.errors
        return error === undefined ? done(result) : refused(refusal.invalid(error.field, error.message))
      }),
  }
}
