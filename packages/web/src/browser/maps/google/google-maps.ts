import {
  type CancelSignal,
  type Clock,
  DEFAULT_COUNTRIES,
  type DirectionsParams,
  type DistancesParams,
  done,
  type MapPlace,
  type MapPoint,
  type Maps,
  type Outcome,
  parsePlaceId,
  type Refusal,
  refused,
} from '@fairhaul/core'
import { answerWithin, type GoogleLibraries, googleFailed } from './google-libraries.ts'

const NO_ROUTE: ReadonlySet<string> = new Set(['ZERO_RESULTS', 'NOT_FOUND'])
const TOO_MANY: ReadonlySet<string> = new Set(['OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT', 'RESOURCE_EXHAUSTED'])

const codeOf = (thrown: unknown): string | undefined => {
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined
  return typeof code === 'string' ? code : undefined
}

/**
 * A rejection of the provider, in terms of the port: no route, or more than it allows.
 * Refuses: throws for everything else, a refused key included, identified only by the call and the provider's code.
 */
const googleRefusal = (thrown: unknown, call: string): Outcome<never, Refusal> => {
  const code = codeOf(thrown)
  if (code !== undefined && NO_ROUTE.has(code)) return refused({ kind: 'not-found', requestId: null })
  if (code !== undefined && TOO_MANY.has(code))
    return refused({ kind: 'too-many', retryAfterSeconds: null, requestId: null })
  throw code === undefined ? thrown : googleFailed(call, code)
}

const METRES_PER_MILE = 1_609.344
const PLACES_MAX = 10
/** The provider's limit for one request. */
const ENDS_AT_ONCE = 25
const ROUTES_AT_ONCE = 100
/** More points than this make no visible difference on a screen. */
const POINTS_MAX = 500

const literal = ({ latitude, longitude }: MapPoint) => ({ lat: latitude, lng: longitude })
const pointOf = (place: google.maps.LatLng): MapPoint => ({ latitude: place.lat(), longitude: place.lng() })
const miles = (metres: number): number => Math.round(metres / METRES_PER_MILE)

const thin = <T>(items: readonly T[], most: number): readonly T[] => {
  const step = Math.ceil(items.length / most)
  return step <= 1 ? items : items.filter((_, at) => at % step === 0)
}

const chunks = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

/** The points of a route: each leg ends at the requested point, not on the road beside it. */
const pointsOf = (
  legs: readonly google.maps.DirectionsLeg[],
  { from, to, via = [] }: DirectionsParams,
): readonly MapPoint[] => {
  const stops = [...via, to]
  const most = Math.ceil(POINTS_MAX / legs.length)
  const onLegs = legs.flatMap((leg, at) => [
    ...thin(
      leg.steps.flatMap(step => step.path ?? []),
      most,
    ).map(pointOf),
    stops[at] ?? to,
  ])
  return [from, ...onLegs]
}

/** Routes, distances and places through Google Maps. Each request has the same time limit as loading its code. */
export const googleMaps = (libraries: GoogleLibraries, clock: Clock): Maps => {
  const send = <T>(call: string, signal: CancelSignal | undefined, answer: Promise<T>) =>
    answerWithin(answer, { clock, call, signal })

  const directions = async (params: DirectionsParams, signal?: CancelSignal) => {
    const { from, to, via = [] } = params
    const { DirectionsService, TravelMode } = await libraries.load('routes', signal)
    const request = {
      origin: literal(from),
      destination: literal(to),
      waypoints: via.map(stop => ({ location: literal(stop), stopover: true })),
      travelMode: TravelMode.DRIVING,
    }
    const { routes } = await send('directions', signal, new DirectionsService().route(request))
    const legs = routes[0]?.legs ?? []
    const metres = legs.reduce((sum, leg) => sum + (leg.distance?.value ?? 0), 0)
    return done({ points: pointsOf(legs, params), miles: miles(metres) })
  }

  /** At most 25 ends and 100 routes. */
  const part = async (from: readonly MapPoint[], to: readonly MapPoint[], signal?: CancelSignal) => {
    const { DistanceMatrixService, TravelMode } = await libraries.load('routes', signal)
    const request = {
      origins: from.map(literal),
      destinations: to.map(literal),
      travelMode: TravelMode.DRIVING,
    }
    const { rows } = await send('distances', signal, new DistanceMatrixService().getDistanceMatrix(request))
    return rows.map(({ elements }) =>
      elements.map(({ status, distance }) => (status === 'OK' ? miles(distance.value) : null)),
    )
  }

  const distances = async ({ from, to }: DistancesParams, signal?: CancelSignal) => {
    if (from.length === 0 || to.length === 0) return done({ rows: from.map(() => []) })
    const rows: (readonly (number | null)[])[] = []
    const ends = chunks(to, ENDS_AT_ONCE)
    const beginningsAtOnce = Math.floor(ROUTES_AT_ONCE / Math.min(to.length, ENDS_AT_ONCE))
    for (const beginnings of chunks(from, Math.min(ENDS_AT_ONCE, beginningsAtOnce))) {
      const parts: (readonly (readonly (number | null)[])[])[] = []
      for (const some of ends) parts.push(await part(beginnings, some, signal))
      rows.push(...beginnings.map((_, at) => parts.flatMap(each => each[at] ?? [])))
    }
    return done({ rows })
  }

  const places = async ({ text }: { readonly text: string }, signal?: CancelSignal) => {
    const input = text.trim()
    if (signal?.aborted === true) throw signal.reason
    if (input === '') return done([])
    const { AutocompleteSuggestion } = await libraries.load('places', signal)
    const request = { input, includedRegionCodes: DEFAULT_COUNTRIES.map(each => each.toLowerCase()) }
    const { suggestions } = await send(
      'places',
      signal,
      AutocompleteSuggestion.fetchAutocompleteSuggestions(request),
    )
    const found = suggestions.flatMap(({ placePrediction }): readonly MapPlace[] => {
      const id = parsePlaceId(placePrediction?.placeId ?? '')
      const name = placePrediction?.text.text ?? ''
      return id !== undefined && name.toLowerCase().startsWith(input.toLowerCase()) ? [{ id, name }] : []
    })
    return done(found.slice(0, PLACES_MAX))
  }

  return {
    directions: (question, signal) =>
      directions(question, signal).catch((thrown: unknown) => googleRefusal(thrown, 'directions')),
    distances: (question, signal) =>
      distances(question, signal).catch((thrown: unknown) => googleRefusal(thrown, 'distances')),
    places: (question, signal) =>
      places(question, signal).catch((thrown: unknown) => googleRefusal(thrown, 'places')),
  }
}
