import { straightMiles } from '@fairhaul/core'
import type { GoogleDeps } from '../google-libraries.ts'

type Loader = NonNullable<GoogleDeps['loader']>
interface Literal {
  readonly lat: number
  readonly lng: number
}

const METRES_PER_MILE = 1_609.344
/** No road of the fake crosses it: the middle of the Atlantic. */
const ROADS_END_AT = -50

const metres = (one: Literal, other: Literal) =>
  METRES_PER_MILE *
  straightMiles({ latitude: one.lat, longitude: one.lng }, { latitude: other.lat, longitude: other.lng })
const isJoined = (one: Literal, other: Literal) => one.lng > ROADS_END_AT === other.lng > ROADS_END_AT
const latLng = ({ lat, lng }: Literal) => ({ lat: () => lat, lng: () => lng })

/** An object on a fake map: its options and its listeners. */
export interface FakeThing {
  readonly kind: 'map' | 'marker' | 'polyline'
  options: Record<string, unknown>
  isShown: boolean
  fire(event: string): void
}

interface Way {
  readonly origin: Literal
  readonly destination: Literal
  readonly waypoints: readonly { readonly location: Literal }[]
}
interface Matrix {
  readonly origins: readonly Literal[]
  readonly destinations: readonly Literal[]
}

const refusal = (code: string) => Object.assign(new Error(code), { code })

/** Maps and what is on them. Each object is added to the things. */
const fakeObjects = (things: FakeThing[], moves: string[]) => {
  class Thing implements FakeThing {
    readonly kind: FakeThing['kind']
    options: Record<string, unknown>
    isShown = true
    readonly #listeners: (readonly [string, () => void])[] = []
    constructor(kind: FakeThing['kind'], options: Record<string, unknown>) {
      this.kind = kind
      this.options = options
      things.push(this)
    }
    addListener(event: string, call: () => void) {
      this.#listeners.push([event, call])
      return { remove: () => undefined }
    }
    fire(event: string) {
      for (const [name, call] of this.#listeners) if (name === event) call()
    }
    setMap(map: unknown) {
      this.isShown = map !== null
    }
  }
  class FakeMap extends Thing {
    #zoom = 4
    constructor(host: HTMLElement, options: Record<string, unknown>) {
      super('map', options)
      host.append(document.createElement('div'))
    }
    getZoom = () => this.#zoom
    setZoom = (zoom: number) => {
      this.#zoom = zoom
      moves.push(`zoom ${zoom.toFixed(2)}`)
      this.fire('zoom_changed')
    }
    panBy = (x: number, y: number) => void moves.push(`pan ${x} ${y}`)
    fitBounds = ({ south, north }: { south: number; north: number }) =>
      void moves.push(`fit ${south} to ${north}`)
  }
  const kindOf = (kind: 'marker' | 'polyline') =>
    class extends Thing {
      constructor(options: Record<string, unknown>) {
        super(kind, options)
      }
    }
  return { maps: { Map: FakeMap, Polyline: kindOf('polyline') }, marker: { Marker: kindOf('marker') } }
}

type RecordRequest = <T>(call: string, request: unknown, answer: () => T) => Promise<T>

/** Directions, distances and places. Each request is recorded. */
const fakeServices = (record: RecordRequest, placeNames: readonly string[]) => ({
  routes: {
    TravelMode: { DRIVING: 'DRIVING' },
    DirectionsService: class {
      route = (request: Way) =>
        record('directions', request, () => {
          const { origin, destination, waypoints } = request
          const stops = [origin, ...waypoints.map(({ location }) => location), destination]
          const legs = stops.slice(1).map((end, at) => {
            const start = stops[at] ?? end
            if (!isJoined(start, end)) throw refusal('ZERO_RESULTS')
            return {
              distance: { value: metres(start, end) },
              steps: [{ path: [latLng(start), latLng(end)] }],
            }
          })
          return { routes: [{ legs }] }
        })
    },
    DistanceMatrixService: class {
      getDistanceMatrix = (request: Matrix) =>
        record('distances', request, () => ({
          rows: request.origins.map(from => ({
            elements: request.destinations.map(to =>
              isJoined(from, to)
                ? { status: 'OK', distance: { value: metres(from, to) } }
                : { status: 'ZERO_RESULTS' },
            ),
          })),
        }))
    },
  },
  places: {
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: (request: { readonly input: string }) =>
        record('places', request, () => ({
          // The real one also suggests places that are only spelled alike.
          suggestions: placeNames.map((text, at) => ({
            placePrediction: { placeId: `place-${at}`, text: { text } },
          })),
        })),
    },
  },
})

/** The part of `google.maps` that the portal uses, in memory; its services respond as the real ones do. */
export const fakeGoogle = (placeNames: readonly string[] = ['Dallas, TX, USA', 'Dalton, GA, USA']) => {
  const requests: { readonly call: string; readonly request: unknown }[] = []
  const things: FakeThing[] = []
  const moves: string[] = []
  const plans: (() => Promise<never>)[] = []
  const record: RecordRequest = async (call, request, answer) => {
    requests.push({ call, request })
    await plans.shift()?.()
    return answer()
  }
  const libraries: Readonly<Record<string, unknown>> = {
    ...fakeObjects(things, moves),
    ...fakeServices(record, placeNames),
  }
  const options: unknown[] = []
  const loaded: string[] = []
  const load = async (name: string) => {
    loaded.push(name)
    return libraries[name]
  }
  const loader = {
    setOptions: (each: unknown) => void options.push(each),
    importLibrary: load,
  } as unknown as Loader
  return {
    loader,
    requests,
    things,
    moves,
    options,
    loaded,
    /** The next request is rejected with this code of the provider. */
    refuseNext: (code: string) => void plans.push(() => Promise.reject(refusal(code))),
    /** The next request never gets a response. */
    holdNext: () => void plans.push(() => new Promise<never>(() => undefined)),
  }
}
