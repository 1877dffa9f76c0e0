import { describe, expect, it } from 'vitest'
import {
  aCarrierDetail,
  anArea,
  anIdentityAlert,
  aPaywall,
  aSavedSearch,
  aUser,
  id,
} from '../builders/index.ts'
import {
  areasContract,
  contactChangesContract,
  contactSearchContract,
  laneSearchContract,
  mapsContract,
  savedSearchesContract,
} from '../contracts/index.ts'
import { fakeCarriers } from './carrier-fakes.ts'
import { fakeConnections } from './connection-fakes.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'
import { fakeLaneSearch } from './lane-search-fakes.ts'
import { fakeContactSearch } from './contact-search-fakes.ts'
import { fakeAreas, fakeContactChanges, fakeSavedSearches } from './search-fakes.ts'
import { fakeMaps } from './service-fakes.ts'

const zips = Array.from({ length: 13 }, (_, at) => {
  const code = String(75_201 + at)
  return anArea({ id: id(at + 1), code, name: `Dallas, TX ${code}` })
})
const countries = (['US', 'CA', 'MX'] as const).map((country, at) =>
  anArea({
    id: id(at + 100),
    kind: 'country',
    code: country,
    country,
    name: { US: 'United States', CA: 'Canada', MX: 'Mexico' }[country],
  }),
)

const saintLouis = anArea({ id: id(200), kind: 'three_zip', code: '631', name: 'Saint Louis, MO 631' })

areasContract(async () => ({
  areas: fakeAreas(fakeWorld({ areas: [...zips.toReversed(), ...countries, saintLouis] })),
  term: 'dal',
  placeInFull: 'Saint Louis',
  placeInShort: 'st. louis',
  newerZip: '63199',
  zipPrefix: '752',
  absent: id(999),
}))

savedSearchesContract(async () => ({ searches: fakeSavedSearches(fakeWorld()), absent: id(999) }))

const lane = { originAreaId: id<'area'>(75_201), destinationAreaId: id<'area'>(30_301) }

const fleets = (): Partial<FakeWorld> => ({
  carriers: [4, 12, 20, 40].map((powerUnits, at) =>
    aCarrierDetail({ id: id(at + 1), census: { ...aCarrierDetail().census, powerUnits } }),
  ),
  seenCarriers: [1, 2, 3, 4].flatMap(carrierId =>
    fakeWorld().seenCarriers.map(seen => ({ ...seen, carrierId: id<'carrier'>(carrierId) })),
  ),
})

laneSearchContract(async () => ({ lanes: fakeLaneSearch(fakeWorld(fleets())), ...lane, absent: id(999) }))

mapsContract(async () => ({
  maps: fakeMaps(fakeWorld()),
  joined: [
    { latitude: 32.78, longitude: -96.8 },
    { latitude: 33.75, longitude: -84.39 },
  ],
  island: { latitude: 52.5, longitude: 13.4 },
  text: 'dal',
}))

describe('fakeLaneSearch', () => {
  const search = (world: FakeWorld, narrowing = {}) =>
    fakeLaneSearch(world).search({ ...lane, narrowing, page: 1 })

  it('fakeLaneSearch refuses a plan without lane search', async () => {
    const world = fakeWorld({ user: aUser({ paywall: aPaywall({ canLaneSearch: false }) }) })
    expect(await search(world)).toMatchObject({ ok: false, refusal: { kind: 'forbidden' } })
  })

  it('fakeLaneSearch refuses a visitor as unauthenticated', async () => {
    expect(await search(fakeWorld({ user: null }))).toMatchObject({ refusal: { kind: 'unauthenticated' } })
  })

  it('fakeLaneSearch withholds a new search at the plan limit, but not a later page or a retry', async () => {
    const paywall = aPaywall({ limits: { carrierSearches: 9 }, usage: { carrierSearchesCount: 9 } })
    const lanes = fakeLaneSearch(fakeWorld({ user: aUser({ paywall }) }))
    const params = { ...lane, narrowing: {}, page: 1 }
    const totals = async (more: object) => {
      const outcome = await lanes.search({ ...params, ...more })
      return outcome.ok ? outcome.value.carriers.total : -1
    }
    expect([await totals({}), await totals({ isRetry: true }), await totals({ page: 2 })]).toEqual([0, 1, 1])
  })

  it('fakeLaneSearch returns a planned server error once', async () => {
    const lanes = fakeLaneSearch()
    lanes.serverErrorNext('r-1')
    const params = { ...lane, narrowing: {}, page: 1 }
    expect(await lanes.search(params)).toEqual({
      ok: false,
      refusal: { kind: 'server-error', requestId: 'r-1' },
    })
    expect((await lanes.search(params)).ok).toBe(true)
  })

  it('fakeLaneSearch returns rows without profile fields, with sightings and the route', async () => {
    const outcome = await search(fakeWorld())
    expect(outcome).toMatchObject({
      ok: true,
      value: { carriers: { items: [{ id: 7, seenOnLane: { times: 3 } }] }, route: { miles: 781 } },
    })
    expect(outcome.ok && outcome.value.carriers.items[0]).not.toHaveProperty('contacts')
  })

  it.each([
    [{ fleetSize: { min: 12 } }, { fleetSize: { min: 13 } }],
    [{ authorityAgeMonths: { min: 126 } }, { authorityAgeMonths: { min: 127 } }],
    [{ cargoUsd: 100_000 }, { cargoUsd: 200_000 }],
    [{}, { generalLiabilityUsd: 1_000_000 }],
    [{ autoLiabilityUsd: 1_000_000 }, { autoLiabilityUsd: 2_000_000 }],
    [{}, { straightBoxTrucks: { max: 5 } }],
    [{}, { cargoVans: { min: 1 } }],
    [
      { portfolio: { equipment: ['van'], minVehicles: 9, minShare: 0.75 } },
      { portfolio: { equipment: ['reefer'], minVehicles: 1, minShare: 0.5 } },
    ],
    [{ assessment: 'pass' }, { assessment: 'fail' }],
    [{ countries: ['US', 'CA'] }, { countries: ['MX'] }],
    [{ isContactVerified: true, eldConnected: 2 }, { originRadiusMiles: 24 }],
    [{ originRadiusMiles: 25 }, { originRadiusMiles: 0 }],
  ])('fakeLaneSearch finds its carrier by %j, and not by %j', async (finds, loses) => {
    const foundBy = async (narrowing: object) => {
      const outcome = await search(fakeWorld(), narrowing)
      return outcome.ok ? outcome.value.carriers.total : -1
    }
    expect([await foundBy(finds), await foundBy(loses)]).toEqual([1, 0])
  })
})

describe('fakeSavedSearches', () => {
  it('fakeSavedSearches refuses a visitor as unauthenticated', async () => {
    const searches = fakeSavedSearches(fakeWorld({ user: null, savedSearches: [aSavedSearch()] }))
    expect(await searches.list({})).toMatchObject({ refusal: { kind: 'unauthenticated' } })
    expect(await searches.remove({ id: id(21) })).toMatchObject({ refusal: { kind: 'unauthenticated' } })
  })
})

contactChangesContract(async () => {
  const world = fakeWorld({
    carriers: [aCarrierDetail(), aCarrierDetail({ id: id(8) })],
    contactChanges: [
      { carrierId: id(7), kind: 'phone', was: '+12145550142', changedOn: '2024-03-01' },
      { carrierId: id(7), kind: 'phone', was: '+12145550143', changedOn: '2026-03-01' },
      { carrierId: id(7), kind: 'address', was: '9 Depot Road, 79101', changedOn: '2025-03-01' },
    ],
  })
  return {
    changes: fakeContactChanges(world),
    carriers: fakeCarriers(world),
    contacts: fakeContactSearch(world),
    carrierId: id(7),
    silent: id(8),
    absent: id(999),
  }
})

contactSearchContract(async () => ({
  contacts: fakeContactSearch(fakeWorld()),
  known: { carrierId: id(7), email: 'ruth@eaglemesa.example', phone: '+12145550111' },
  lookalike: 'ruth@eag1emesa.example',
}))

describe('fakeContactSearch', () => {
  it('fakeContactSearch refuses a visitor', async () => {
    const contacts = fakeContactSearch(fakeWorld({ user: null }))
    for (const outcome of [
      await contacts.byEmail({ email: 'a@b.example' }),
      await contacts.byPhone({ phone: '1' }),
    ])
      expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'unauthenticated' } })
  })

  it('fakeContactSearch counts the published alerts that name the contact', async () => {
    const identityAlerts = [anIdentityAlert(), anIdentityAlert({ id: id(2), isPublished: false })]
    const contacts = fakeContactSearch(fakeWorld({ identityAlerts }))
    for (const outcome of [
      await contacts.byEmail({ email: 'ruth@eag1emesa.example' }),
      await contacts.byPhone({ phone: '214 555 0199' }),
    ])
      expect(outcome).toMatchObject({ ok: true, value: { fraudReportsCount: 1 } })
  })

  it("fakeContactSearch lists the newest five alerts and the carrier's real contacts", async () => {
    const identityAlerts = Array.from({ length: 6 }, (_, at) =>
      anIdentityAlert({ id: id(at + 1), email: 'ruth@eaglemesa.example' }),
    )
    const contacts = fakeContactSearch(fakeWorld({ identityAlerts }))
    expect(await contacts.byEmail({ email: 'ruth@eaglemesa.example' })).toMatchObject({
      ok: true,
      value: {
        fraudReportsCount: 6,
        fraudReports: [6, 5, 4, 3, 2].map(at => ({ id: at })),
        carriers: [{ id: 7, phone: '+12145550110', rulesAssessment: expect.anything() }],
      },
    })
  })

  it('fakeContactSearch shows the current connection to a carrier', async () => {
    const world = fakeWorld({ connections: [] })
    await fakeConnections(world).markDoNotDispatch({ carrierId: id(7) })
    expect(await fakeContactSearch(world).byEmail({ email: 'ruth@eaglemesa.example' })).toMatchObject({
      value: { carriers: [{ connection: { status: 'do_not_dispatch' } }] },
    })
  })
})
