import { clusterPoints, type MapPoint, REGIONS } from '@fairhaul/core'
import type { MapProvider, ProvidedMap, ProvidedMapContents } from '../../../parts/map/map-provider.ts'
import type { GoogleLibraries } from './google-libraries.ts'
import { type GoogleMapStyle, googleMapStyle } from './google-map-style.ts'

/** The contiguous states. */
const STATES = { south: 24.5, west: -124.8, north: 49.4, east: -66.9 } as const
/** The width of the whole world at zoom 0, in pixels. */
const WORLD_PX = 256
const CLUSTER_PX = 40
const RIM_PX = 24

const literal = ({ latitude, longitude }: MapPoint) => ({ lat: latitude, lng: longitude })

/** The position of a point in the provider's own projection, in pixels at a zoom. */
const drawnAt = ({ latitude, longitude }: MapPoint, zoom: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  const size = WORLD_PX * 2 ** zoom
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

type Drawn = google.maps.Marker | google.maps.Polyline
type Parts = Pick<google.maps.MapsLibrary, 'Map' | 'Polyline'> & Pick<google.maps.MarkerLibrary, 'Marker'>
type DrawParams = Parameters<MapProvider['draw']>[1]

/** Everything of a drawing, redrawn: points by their clusters at this zoom, routes as lines, regions as discs. */
const drawContents = (
  parts: Parts,
  map: google.maps.Map,
  { picture, hovered, chosen }: ProvidedMapContents,
  { events }: DrawParams,
  style: GoogleMapStyle,
): readonly Drawn[] => {
  const listen = <Item extends Drawn>(item: Item, id: string): Item => {
    item.addListener('mouseover', () => events.onHover(id))
    item.addListener('mouseout', () => events.onHover(null))
    item.addListener('click', () => events.onChoose(id))
    return item
  }
  const isHighlighted = (id: string) => id === hovered || id === chosen
  const { areas = [], routes = [], points = [] } = picture
  const zoom = map.getZoom() ?? 4
  const clusters = clusterPoints(
    points.map(each => ({ ...each, ...drawnAt(each.point, zoom) })),
    CLUSTER_PX,
  )
  return [
    ...routes.map(({ id, route }) =>
      listen(
        new parts.Polyline({
          map,
          path: route.points.map(literal),
          ...style.line({ isStraight: route.isStraight === true, isHighlighted: isHighlighted(id) }),
        }),
        id,
      ),
    ),
    ...areas.flatMap(({ id, shade, value, description }) => {
      const region = REGIONS.find(({ key }) => key === id)
      if (region === undefined) return []
      const place = { map, position: literal(region.middle), title: description }
      return [
        listen(
          new parts.Marker({ ...place, ...style.disc({ shade, value, isHighlighted: isHighlighted(id) }) }),
          id,
        ),
      ]
    }),
    ...clusters.map(({ points: [first, ...others], points: all }) => {
      const count = all.length
      const lat = all.reduce((sum, { point }) => sum + point.latitude, 0) / count
      const lng = all.reduce((sum, { point }) => sum + point.longitude, 0) / count
      const title = others.length === 0 ? (first?.description ?? '') : `${count} places here`
      const dot = style.dot({ count, isHighlighted: all.some(({ id }) => isHighlighted(id)) })
      const marker = new parts.Marker({ map, position: { lat, lng }, title, ...dot })
      if (first !== undefined && count === 1) return listen(marker, first.id)
      marker.addListener('click', () => map.fitBounds(boxOf(all.map(({ point }) => point)), RIM_PX))
      return marker
    }),
  ]
}

const boxOf = (points: readonly MapPoint[]): google.maps.LatLngBoundsLiteral => ({
  south: Math.min(...points.map(({ latitude }) => latitude)),
  north: Math.max(...points.map(({ latitude }) => latitude)),
  west: Math.min(...points.map(({ longitude }) => longitude)),
  east: Math.max(...points.map(({ longitude }) => longitude)),
})

/**
 * Google's map in a frame of ours: the same points, routes and regions, muted, without its own controls.
 * Refuses: rejects when the provider is blocked, slow, or has refused the key; `onFailed` reports a later refusal.
 */
export const drawGoogleMap = async (
  libraries: GoogleLibraries,
  mapId: string | null,
  host: HTMLElement,
  params: DrawParams,
  signal: AbortSignal,
): Promise<ProvidedMap> => {
  const stopListening = libraries.onRefused(params.events.onFailed)
  signal.addEventListener('abort', stopListening, { once: true })
  const [{ Map: GoogleMap, Polyline }, { Marker }] = await Promise.all([
    libraries.load('maps', signal),
    libraries.load('marker', signal),
  ])
  const style = googleMapStyle(host)
  const map = new GoogleMap(host, {
    ...style.map(mapId),
    disableDefaultUI: true,
    keyboardShortcuts: false,
    clickableIcons: false,
    // One finger and a plain wheel scroll the page, as on the portal's own map.
    gestureHandling: 'cooperative',
  })
  let shown: ProvidedMapContents = { picture: {}, hovered: null, chosen: null }
  let drawn: readonly Drawn[] = []
  const draw = () => {
    for (const each of drawn) each.setMap(null)
    drawn = drawContents({ Map: GoogleMap, Polyline, Marker }, map, shown, params, style)
  }
  const fit = () => {
    const { points = [], routes = [] } = shown.picture
    const all = [...points.map(({ point }) => point), ...routes.flatMap(({ route }) => route.points)]
    map.fitBounds(params.fit === 'contents' && all.length > 0 ? boxOf(all) : STATES, RIM_PX)
  }
  map.addListener('zoom_changed', draw)
  fit()
  return {
    fit,
    show: next => {
      const isOther = next.picture !== shown.picture
      shown = next
      if (isOther && params.fit === 'contents') fit()
      draw()
    },
    zoom: factor => map.setZoom((map.getZoom() ?? 4) + Math.log2(factor)),
    pan: (dx, dy) => map.panBy(-dx, -dy),
    close: () => {
      stopListening()
      for (const each of drawn) each.setMap(null)
      host.replaceChildren()
    },
  }
}
