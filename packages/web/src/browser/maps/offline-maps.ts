import {
  type Areas,
  areaPlaceId,
  areaText,
  type CancelSignal,
  done,
  type MapPlace,
  type Maps,
  straightMiles,
  straightRoute,
} from '@fairhaul/core'

const PLACES_MAX = 10

const throwIfOvertaken = (signal: CancelSignal | undefined): void => {
  if (signal?.aborted === true) throw signal.reason
}

/**
 * `Maps` without a provider or a key: routes and distances are straight lines, marked as such, and places are the areas
 * that the monitor knows.
 */
export const offlineMaps = (areas: Areas): Maps => ({
  async directions({ from, to, via = [] }, signal) {
    throwIfOvertaken(signal)
    return done(straightRoute(from, via, to))
  },
  async distances({ from, to }, signal) {
    throwIfOvertaken(signal)
    const rows = from.map(one => to.map(other => Math.round(straightMiles(one, other))))
    return done({ rows, isStraight: true })
  },
  async places({ text }, signal) {
    const found = await areas.autocomplete({ term: text }, signal)
    if (!found.ok) return found
    const places = found.value.map((area): MapPlace => ({ id: areaPlaceId(area), name: areaText(area) }))
    return done(places.slice(0, PLACES_MAX))
  },
})
