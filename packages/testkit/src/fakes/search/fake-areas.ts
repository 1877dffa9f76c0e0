import {
  type Area,
  type Areas,
  areaPlaceId,
  DEFAULT_COUNTRIES,
  done,
  type Outcome,
  type Refusal,
  readZipPrefix,
  refused,
  ZIP_LOOKUP_SIZE,
  type ZipsParams,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

const AREAS_MAX = 10

type Call = 'autocomplete' | 'find' | 'findByPlaceId' | 'zips' | 'countries'

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

/** `Areas` in memory. A place of the map is an area by its `areaPlaceId`. */
export const fakeAreas = (world: FakeWorld = fakeWorld()): Areas & FakeCalls<Call> => {
  const { control, answer } = userCalls<Call>(world)
  return {
    ...control,
    autocomplete: (params, signal) =>
      answer('autocomplete', params, signal, () => {
        const term = params.term.trim().toLowerCase()
        const starting = world.areas.filter(({ name, code }) =>
          [name, code].some(text => text.toLowerCase().startsWith(term)),
        )
        return done(starting.slice(0, AREAS_MAX))
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
