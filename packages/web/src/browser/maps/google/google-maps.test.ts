import { fakeAreas, fakeClock, fakeWorld } from '@fairhaul/testkit'
import { mapsContract } from '@fairhaul/testkit/contracts'
import { describe, expect, it } from 'vitest'
import { mapsWithStandIn } from '../maps-with-stand-in.ts'
import { offlineMaps } from '../offline-maps.ts'
import { GOOGLE_LIMIT_MS, googleLibraries } from './google-libraries.ts'
import { googleMaps } from './google-maps.ts'
import { fakeGoogle } from './testing/fake-google.ts'

const DALLAS = { latitude: 32.78, longitude: -96.8 }
const ATLANTA = { latitude: 33.75, longitude: -84.39 }
const BERLIN = { latitude: 52.5, longitude: 13.4 }

const setUp = (google = fakeGoogle()) => {
  const clock = fakeClock()
  const page: { gm_authFailure?: () => void } = {}
  const libraries = googleLibraries({ key: 'a-key', page, clock, loader: google.loader })
  return { google, clock, page, libraries, maps: googleMaps(libraries, clock) }
}

mapsContract(async () => ({
  maps: setUp().maps,
  joined: [DALLAS, ATLANTA],
  island: BERLIN,
  text: 'dal',
}))

/** The requests are pending once all ready tasks have run. */
const soon = () => new Promise(resolve => setTimeout(resolve))

describe('Google Maps', () => {
  it('Google Maps gets the key once, and is requested for a route by points, by road', async () => {
    const { google, maps } = setUp()
    await maps.directions({ from: DALLAS, to: ATLANTA, via: [DALLAS] })
    await maps.directions({ from: DALLAS, to: ATLANTA })
    expect(google.options).toEqual([{ key: 'a-key', v: 'quarterly', language: 'en', region: 'US' }])
    expect(google.requests[0]).toEqual({
      call: 'directions',
      request: {
        origin: { lat: 32.78, lng: -96.8 },
        destination: { lat: 33.75, lng: -84.39 },
        waypoints: [{ location: { lat: 32.78, lng: -96.8 }, stopover: true }],
        travelMode: 'DRIVING',
      },
    })
  })

  it('Google Maps is requested for distances in parts of an allowed size, and every row is complete', async () => {
    const { google, maps } = setUp()
    const from = Array.from({ length: 7 }, (_, at) => ({ latitude: 30 + at, longitude: -96 }))
    const to = Array.from({ length: 30 }, (_, at) => ({ latitude: 30, longitude: -100 + at / 2 }))
    const answer = await maps.distances({ from, to })
    expect(answer.ok && answer.value.rows.map(row => row.length)).toEqual(from.map(() => 30))
    const sizes = google.requests.map(({ request }) => {
      const { origins, destinations } = request as Record<'origins' | 'destinations', unknown[]>
      return [origins.length, destinations.length]
    })
    expect(sizes).toEqual([
      [4, 25],
      [4, 5],
      [3, 25],
      [3, 5],
    ])
  })

  it('Google Maps is not requested where there is no result', async () => {
    const { google, maps } = setUp()
    expect(await maps.distances({ from: [DALLAS], to: [] })).toEqual({ ok: true, value: { rows: [[]] } })
    expect(await maps.places({ text: '  ' })).toEqual({ ok: true, value: [] })
    expect(google.loaded).toEqual([])
  })

  it('Google Maps suggests places of the three countries, and none that is only spelled alike', async () => {
    const { google, maps } = setUp(fakeGoogle(['Dallas, TX, USA', 'Old Dallas Rd', 'Dalton, GA, USA']))
    const answer = await maps.places({ text: ' dal ' })
    expect(answer.ok && answer.value.map(({ name }) => name)).toEqual(['Dallas, TX, USA', 'Dalton, GA, USA'])
    expect(google.requests[0]?.request).toEqual({ input: 'dal', includedRegionCodes: ['us', 'ca', 'mx'] })
  })

  it.each([
    ['ZERO_RESULTS', 'not-found'],
    ['NOT_FOUND', 'not-found'],
    ['OVER_QUERY_LIMIT', 'too-many'],
    ['OVER_DAILY_LIMIT', 'too-many'],
  ])('Google Maps responding %s rejects with %s', async (code, kind) => {
    const { google, maps } = setUp()
    google.refuseNext(code)
    expect(await maps.directions({ from: DALLAS, to: ATLANTA })).toMatchObject({
      ok: false,
      refusal: { kind },
    })
    google.refuseNext(code)
    expect(await maps.distances({ from: [DALLAS], to: [ATLANTA] })).toMatchObject({ refusal: { kind } })
    google.refuseNext(code)
    expect(await maps.places({ text: 'dal' })).toMatchObject({ refusal: { kind } })
  })

  it('a request that Google Maps denies fails by name and code, without the key', async () => {
    const { google, maps } = setUp()
    google.refuseNext('REQUEST_DENIED')
    await expect(maps.directions({ from: DALLAS, to: ATLANTA })).rejects.toMatchObject({
      failure: { kind: 'unavailable', call: 'Google Maps directions', detail: 'REQUEST_DENIED' },
    })
  })

  it('a slow request to Google Maps fails at its time limit, and not before', async () => {
    const { google, clock, maps } = setUp()
    google.holdNext()
    let failed: unknown
    const pending = maps.directions({ from: DALLAS, to: ATLANTA }).catch((thrown: unknown) => {
      failed = thrown
    })
    await soon()
    clock.advance(GOOGLE_LIMIT_MS - 1)
    await soon()
    expect(failed).toBeUndefined()
    clock.advance(1)
    await pending
    expect(failed).toMatchObject({ failure: { detail: 'no response in time' } })
  })

  it('an aborted request to Google Maps throws the reason, and leaves no timer', async () => {
    const { google, maps } = setUp()
    google.holdNext()
    const pending = new AbortController()
    const answer = maps.places({ text: 'dal' }, pending.signal)
    await soon()
    pending.abort('overtaken')
    await expect(answer).rejects.toBe('overtaken')
  })

  it('Google Maps that refuses the key gets no further requests, and its listeners are notified', async () => {
    const { page, libraries, maps } = setUp()
    let refusals = 0
    libraries.onRefused(() => {
      refusals += 1
    })
    const stop = libraries.onRefused(() => {
      refusals += 10
    })
    stop()
    await maps.places({ text: 'dal' })
    page.gm_authFailure?.()
    page.gm_authFailure?.()
    expect(refusals).toBe(1)
    await expect(maps.places({ text: 'dal' })).rejects.toMatchObject({
      failure: { detail: 'the key was rejected' },
    })
  })

  it('blocked Google Maps fails as calls do', async () => {
    const google = fakeGoogle()
    const loader = { ...google.loader, importLibrary: () => Promise.reject(new Error('could not load')) }
    const libraries = googleLibraries({ key: 'a-key', page: {}, clock: fakeClock(), loader })
    await expect(libraries.load('maps')).rejects.toMatchObject({
      failure: { kind: 'unavailable', call: 'Google Maps maps', detail: 'could not load' },
    })
  })
})

describe('maps with a fallback', () => {
  const either = () => {
    const { google, maps } = setUp()
    return { google, maps: mapsWithStandIn(maps, offlineMaps(fakeAreas(fakeWorld()))) }
  }

  it('maps with a fallback use roads while the provider responds, and straight lines when it fails', async () => {
    const { google, maps } = either()
    const road = await maps.directions({ from: DALLAS, to: ATLANTA })
    expect(road.ok && road.value.isStraight).toBeUndefined()
    google.refuseNext('REQUEST_DENIED')
    const straight = await maps.directions({ from: DALLAS, to: ATLANTA })
    expect(straight.ok && straight.value.isStraight).toBe(true)
    google.refuseNext('UNKNOWN_ERROR')
    const rows = await maps.distances({ from: [DALLAS], to: [ATLANTA] })
    expect(rows.ok && rows.value).toEqual({ rows: [[720]], isStraight: true })
    google.refuseNext('INVALID_REQUEST')
    expect((await maps.places({ text: 'dal' })).ok).toBe(true)
  })

  it('maps with a fallback pass on the provider’s rejections and aborts', async () => {
    const { google, maps } = either()
    google.refuseNext('OVER_QUERY_LIMIT')
    expect(await maps.directions({ from: DALLAS, to: ATLANTA })).toMatchObject({
      refusal: { kind: 'too-many' },
    })
    await expect(maps.places({ text: 'dal' }, AbortSignal.abort('overtaken'))).rejects.toBe('overtaken')
  })
})
