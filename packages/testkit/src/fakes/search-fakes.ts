import {
  type Area,
  type Areas,
  areaPlaceId,
  type CarrierDetail,
  type ContactAnswer,
  type ContactReport,
  type ContactChange,
  type ContactChanges,
  type ContactSearch,
  compareCalendarDates,
  DEFAULT_COUNTRIES,
  done,
  type IdentityAlert,
  inSavedOrder,
  isLookalikeEmail,
  type NewSavedSearch,
  newSavedSearch,
  normalEmail,
  isAreaFound,
  phoneLine,
  postalAreaOf,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  readZipPrefix,
  refused,
  shortConnection,
  type SavedSearch,
  type SavedSearches,
  type SavedSearchId,
  ZIP_LOOKUP_SIZE,
  type ZipsParams,
} from '@fairhaul/core'
import { ofKnownCarrier, rowOf } from './carrier-fakes.ts'
import type { ContactInWorld } from './carrier-world.ts'
import { contactRecordsIn } from './contact-records.ts'
import { type FakeCalls, pageOf, refusal, userCalls } from './fake-calls.ts'
import { type FakeWorld, fakeWorld, nextIdAmong, nextInstant } from './fake-world.ts'

const AREAS_MAX = 10

type AreasCall = 'autocomplete' | 'find' | 'findByPlaceId' | 'zips' | 'countries'

const found = (area: Area | undefined): Outcome<Area, Refusal> =>
  area === undefined ? refused(refusal.notFound) : done(area)

const byName = (areas: readonly Area[]): readonly Area[] =>
  areas.toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id)

const zipsOf = (world: FakeWorld, { prefix, page, pageSize }: ZipsParams) =>
  readZipPrefix(prefix) === undefined
    ? refused<Refusal>(refusal.invalid('prefix', 'Give one to five digits.'))
    : done(
        pageOf(
          byName(world.areas.filter(({ kind, code }) => kind === 'five_zip' && code.startsWith(prefix))),
          page ?? 1,
          pageSize ?? ZIP_LOOKUP_SIZE,
        ),
      )

/** `Areas` in memory. A place on the map is an area by its `areaPlaceId`. */
export const fakeAreas = (world: FakeWorld = fakeWorld()): Areas & FakeCalls<AreasCall> => {
  const { control, answer } = userCalls<AreasCall>(world)
  return {
    ...control,
    autocomplete: (params, signal) =>
      answer('autocomplete', params, signal, () => {
        const { term } = params
        const starting = world.areas.filter(area => isAreaFound(area, { term, zipPrefix: null }))
        if (starting.length > 0) return done(starting.slice(0, AREAS_MAX))
        const code = postalAreaOf(term)
        return done(world.areas.filter(area => area.kind === 'three_zip' && area.code === code))
      }),
    find: (params, signal) =>
      answer('find', params, signal, () => found(world.areas.find(({ id }) => id === params.id))),
    findByPlaceId: (params, signal) =>
      answer('findByPlaceId', params, signal, () =>
        found(world.areas.find(area => areaPlaceId(area) === params.placeId)),
      ),
    zips: (params, signal) => answer('zips', params, signal, () => zipsOf(world, params)),
    countries: (params, signal) =>
      answer('countries', params, signal, () => {
        const codes: readonly string[] = params.countries ?? DEFAULT_COUNTRIES
        return done(
          byName(world.areas.filter(({ kind, code }) => kind === 'country' && codes.includes(code))),
        )
      }),
  }
}

const REPORTS_MAX = 5

const reportsOf = (alerts: readonly IdentityAlert[]): readonly ContactReport[] =>
  alerts
    .toSorted((one, other) => other.filedOn.localeCompare(one.filedOn) || other.id - one.id)
    .slice(0, REPORTS_MAX)
    .map(({ id, category, message, filedOn, companyId }) => ({ id, category, message, filedOn, companyId }))

/** The company's connection to a carrier: as changed by a call, else from the carrier's row. */
const connectionOf = (world: FakeWorld, { id, connection }: CarrierDetail): CarrierDetail['connection'] => {
  const companyId = world.user?.company?.id
  const known = world.connections.find(each => each.carrierId === id && each.issuerId === companyId)
  return known === undefined ? connection : shortConnection(known)
}

const answerOf = (
  world: FakeWorld,
  isIt: (contact: Pick<ContactInWorld, 'email' | 'phone'>) => boolean,
  wasIt: (change: ContactChange) => boolean,
  lookalikes: ContactAnswer['lookalikes'],
): ContactAnswer => {
  const alerts = world.identityAlerts.filter(alert => alert.isPublished && isIt(alert))
  const holders = world.contactsOnRecord.filter(isIt)
  const before = world.contactChanges.filter(
    change => wasIt(change) && !holders.some(({ carrierId }) => carrierId === change.carrierId),
  )
  const related = [
    ...holders.map(({ carrierId, relation }) => ({ carrierId, relation, formerUntil: null })),
    ...before.map(({ carrierId, changedOn }) => ({
      carrierId,
      relation: 'former' as const,
      formerUntil: changedOn,
    })),
  ]
  return {
    carriers: related.flatMap(({ carrierId, relation, formerUntil }) =>
      world.carriers
        .filter(carrier => carrier.id === carrierId)
        .map(carrier => ({
          ...rowOf(carrier),
          connection: connectionOf(world, carrier),
          contactRecords: contactRecordsIn(world, carrier),
          relation,
          formerUntil,
        })),
    ),
    fraudReportsCount: alerts.length,
    fraudReports: reportsOf(alerts),
    lookalikes,
  }
}

const byEmail = (world: FakeWorld, typed: string): Outcome<ContactAnswer, Refusal> => {
  const email = normalEmail(typed)
  if (email === null) return refused(refusal.invalid('email', 'Enter an e-mail address.'))
  const alike = world.contactsOnRecord.flatMap(({ email: known, carrierId }) =>
    world.carriers
      .filter(({ id }) => id === carrierId && known !== null && isLookalikeEmail(email, known))
      .map(({ legalName }) => ({ email: known ?? '', carrierId, legalName })),
  )
  const lookalikes = alike.filter((each, at) => alike.findIndex(other => other.email === each.email) === at)
  return done(
    answerOf(
      world,
      contact => normalEmail(contact.email ?? '') === email,
      ({ kind, was }) => kind === 'email' && normalEmail(was) === email,
      lookalikes,
    ),
  )
}

const byPhone = (world: FakeWorld, typed: string): Outcome<ContactAnswer, Refusal> => {
  const phone = phoneLine(typed)
  return phone === null
    ? refused(refusal.invalid('phone', 'Enter a phone number.'))
    : done(
        answerOf(
          world,
          contact => phoneLine(contact.phone ?? '') === phone,
          ({ kind, was }) => kind === 'phone' && phoneLine(was) === phone,
          [],
        ),
      )
}

/** `ContactSearch` in memory: over the contacts on record and the alerts of the world. */
export const fakeContactSearch = (
  world: FakeWorld = fakeWorld(),
): ContactSearch & FakeCalls<'byEmail' | 'byPhone'> => {
  const { control, answer } = userCalls<'byEmail' | 'byPhone'>(world)
  return {
    ...control,
    byEmail: (params, signal) => answer('byEmail', params, signal, () => byEmail(world, params.email)),
    byPhone: (params, signal) => answer('byPhone', params, signal, () => byPhone(world, params.phone)),
  }
}

/** `ContactChanges` in memory, newest first. */
export const fakeContactChanges = (
  world: FakeWorld = fakeWorld(),
): ContactChanges & FakeCalls<'ofCarrier'> => {
  const { control, answer } = userCalls<'ofCarrier'>(world)
  return {
    ...control,
    ofCarrier: (params, signal) =>
      answer('ofCarrier', params, signal, () =>
        ofKnownCarrier(world, params.carrierId, () =>
          world.contactChanges
            .filter(({ carrierId }) => carrierId === params.carrierId)
            .map(({ kind, was, changedOn }) => ({ kind, was, changedOn }))
            .toSorted((one, other) => compareCalendarDates(other.changedOn, one.changedOn)),
        ),
      ),
  }
}

type SavedSearchesCall = 'list' | 'create' | 'remove'

const made = (world: FakeWorld, params: NewSavedSearch): Outcome<SavedSearch, Refusal> => {
  const read = newSavedSearch(params.address, params.name)
  if (!read.ok) {
    const field = read.refusal.kind === 'no-search' ? 'address' : 'name'
    return refused(refusal.invalid(field, read.refusal.message))
  }
  const search: SavedSearch = {
    id: nextIdAmong(world.savedSearches),
    ...read.value,
    createdAt: nextInstant(world),
  }
  world.savedSearches.push(search)
  return done(search)
}

const removed = (world: FakeWorld, id: SavedSearchId): Outcome<void, Refusal> => {
  const rest = world.savedSearches.filter(search => search.id !== id)
  if (rest.length === world.savedSearches.length) return refused(refusal.notFound)
  world.savedSearches = rest
  return done(undefined)
}

/** `SavedSearches` in memory, with the refusals of the server. */
export const fakeSavedSearches = (
  world: FakeWorld = fakeWorld(),
): SavedSearches & FakeCalls<SavedSearchesCall> => {
  const { control, answer } = userCalls<SavedSearchesCall>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        done(pageOf(inSavedOrder(world.savedSearches), params.page ?? 1, PAGE_SIZE)),
      ),
    create: params => answer('create', params, undefined, () => made(world, params)),
    remove: params => answer('remove', params, undefined, () => removed(world, params.id)),
  }
}
