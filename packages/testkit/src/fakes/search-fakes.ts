import {
  type Area,
  type Areas,
  areaPlaceId,
  type ContactChanges,
  compareCalendarDates,
  DEFAULT_COUNTRIES,
  done,
  inSavedOrder,
  type NewSavedSearch,
  newSavedSearch,
  isAreaFound,
  postalAreaOf,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  readZipPrefix,
  refused,
  type SavedSearch,
  type SavedSearches,
  type SavedSearchId,
  ZIP_LOOKUP_SIZE,
  type ZipsParams,
} from '@fairhaul/core'
import { ofKnownCarrier } from './carrier-fakes.ts'
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
