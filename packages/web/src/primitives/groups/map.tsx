import { REGIONS, regionCountText, regionShade, straightRoute } from '@fairhaul/core'
import { useEffect, useState } from 'react'
import { loadBoundaries } from '../../browser/maps/load-boundaries.ts'
import { MapTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { ResolveContext } from '../../di/use-store.ts'
import { type Atlas, type AtlasFile, readAtlas } from '../../parts/map/atlas.ts'
import { MapBesideList, MapListRow } from '../../parts/map/MapBesideList.tsx'
import type { AreaOnMap, MapPicture, PointOnMap, RouteOnMap } from '../../parts/map/map-picture.ts'
import { OfflineMap } from '../../parts/map/OfflineMap.tsx'
import type { Group } from '../group.ts'
import styles from '../primitives.module.css'
import { Sample } from '../Sample.tsx'

const DALLAS = { latitude: 32.78, longitude: -96.8 }
const CHICAGO = { latitude: 41.85, longitude: -87.65 }
const ATLANTA = { latitude: 33.75, longitude: -84.39 }
const TORONTO = { latitude: 43.65, longitude: -79.38 }
const MONTERREY = { latitude: 25.67, longitude: -100.31 }

const ALL = { counted: 1, total: 1 }

/** Invented counts, distributed like a broker's: most are near the middle of the country. */
const AREAS: readonly AreaOnMap[] = REGIONS.flatMap((region, at) => {
  const count = (at * 37) % 61
  return count % 3 === 0 && count > 0
    ? [
        {
          id: region.key,
          shade: regionShade(count, 60),
          value: `${count}`,
          description: regionCountText({ region, count }, ALL),
        },
      ]
    : []
})

const STOPS: readonly PointOnMap[] = [
  { id: 'dallas', point: DALLAS, description: 'Pickup, Dallas, TX', label: 'Dallas, TX' },
  { id: 'chicago', point: CHICAGO, description: 'Stop, Chicago, IL' },
  { id: 'toronto', point: TORONTO, description: 'Delivery, Toronto, ON, CA' },
]
const ROUTES: readonly RouteOnMap[] = [
  { id: 'route-1', route: straightRoute(MONTERREY, [DALLAS], CHICAGO), description: 'Monterrey to Chicago' },
  {
    id: 'route-2',
    route: { points: [ATLANTA, { latitude: 39.1, longitude: -84.5 }, TORONTO], miles: 963 },
    description: 'Atlanta to Toronto',
  },
]

/** Distributed over the states without randomness, so that the page is the same each time. */
const many = (count: number): readonly PointOnMap[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `place-${at}`,
    point: { latitude: 29 + ((at * 7.13) % 19), longitude: -122 + ((at * 13.37) % 46) },
    description: `Place ${at + 1}`,
  }))
const MANY = many(5_000)

/** The data of the portal's own map, without a provider. */
const SOURCES = new Map<unknown, unknown>([
  [MapTokens.Boundaries, loadBoundaries],
  [MapTokens.MapProvider, null],
])
const resolveMap: Resolve = token => SOURCES.get(token) as never

const Sampled = ({ label, picture, fit }: { label: string; picture: MapPicture; fit?: 'contents' }) => {
  const [hovered, setHovered] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [atlas, setAtlas] = useState<Atlas>()
  useEffect(() => {
    void loadBoundaries().then(file => setAtlas(readAtlas(file as AtlasFile)))
  }, [])
  return (
    <div className={styles['mapBox']}>
      {atlas && (
        <OfflineMap
          label={label}
          atlas={atlas}
          picture={picture}
          hovered={hovered}
          onHover={setHovered}
          chosen={chosen}
          onChoose={id => setChosen(id === chosen ? null : id)}
          {...(fit && { fit })}
        />
      )}
    </div>
  )
}

const STOP_ROWS = STOPS.map(({ id, description }) => ({ id, description }))

const SampledBesideList = () => {
  const [hovered, setHovered] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const marks = {
    hovered,
    onHover: setHovered,
    chosen,
    onChoose: (id: string) => setChosen(id === chosen ? null : id),
  }
  return (
    <ResolveContext value={resolveMap}>
      <MapBesideList
        className={styles['mapBox'] ?? ''}
        label="Stops"
        listLabel="Stops in order"
        fit="contents"
        picture={{ points: STOPS }}
        {...marks}
      >
        {STOP_ROWS.map(({ id, description }) => (
          <MapListRow key={id} id={id} {...marks}>
            {description}
          </MapListRow>
        ))}
      </MapBesideList>
    </ResolveContext>
  )
}

const Show = () => (
  <>
    <Sample
      name="Areas"
      use="Arrow keys pan, + and - zoom, 0 shows everything, L shows a list. Ctrl + wheel or two fingers also zoom."
      isWide
    >
      <Sampled label="Areas" picture={{ areas: AREAS }} />
    </Sample>

    <Sample name="Map with a list" use="Hovering over or focusing an item highlights it on both." isWide>
      <SampledBesideList />
    </Sample>
    <Sample
      name="Points and routes"
      use="A dashed line is a straight line. A solid line follows roads."
      isWide
    >
      <Sampled label="Points and routes" picture={{ points: STOPS, routes: ROUTES }} fit="contents" />
    </Sample>
    <Sample name="Many points" use="Nearby points form a cluster with their count. A click zooms in." isWide>
      <Sampled label="5,000 points" picture={{ points: MANY }} />
    </Sample>
  </>
)

export const group: Group = { id: 'map', title: 'Map', place: 9, Show }
