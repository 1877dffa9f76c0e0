import { REGIONS, regionCountText, regionShade, straightRoute } from '@fairhaul/core'
import { useEffect, useState } from 'react'
import { loadBoundaries } from '../../browser/maps/load-boundaries.ts'
import { type Atlas, type AtlasFile, readAtlas } from '../../parts/map/atlas.ts'
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

/** Counts that look like a broker's: many near the middle of the country, invented. */
const AREAS: readonly AreaOnMap[] = REGIONS.flatMap((region, at) => {
  const count = (at * 37) % 61
  return count % 3 === 0 && count > 0
    ? [
        {
          id: region.key,
          shade: regionShade(count, 60),
          value: `${count}`,
          words: regionCountText({ region, count }, ALL),
        },
      ]
    : []
})

const STOPS: readonly PointOnMap[] = [
  { id: 'dallas', point: DALLAS, words: 'Pickup, Dallas, TX', label: 'Dallas, TX' },
  { id: 'chicago', point: CHICAGO, words: 'Stop, Chicago, IL' },
  { id: 'toronto', point: TORONTO, words: 'Delivery, Toronto, ON, CA' },
]
const WAYS: readonly RouteOnMap[] = [
  { id: 'way-1', route: straightRoute(MONTERREY, [DALLAS], CHICAGO), words: 'Monterrey to Chicago' },
  {
    id: 'way-2',
    route: { points: [ATLANTA, { latitude: 39.1, longitude: -84.5 }, TORONTO], miles: 963 },
    words: 'Atlanta to Toronto',
  },
]

/** Spread over the states without chance, so that the page looks the same each time. */
const many = (count: number): readonly PointOnMap[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `place-${at}`,
    point: { latitude: 29 + ((at * 7.13) % 19), longitude: -122 + ((at * 13.37) % 46) },
    words: `Place ${at + 1}`,
  }))
const MANY = many(5_000)

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

const Show = () => (
  <>
    <Sample
      name="Areas"
      use="Arrow keys move, + and - zoom, 0 shows all, L is the same as a list. Ctrl and the wheel, or two fingers, zoom."
      isWide
    >
      <Sampled label="Areas" picture={{ areas: AREAS }} />
    </Sample>
    <Sample name="Points and ways" use="A broken line is straight, a whole one is the road." isWide>
      <Sampled label="Points and ways" picture={{ points: STOPS, routes: WAYS }} fit="contents" />
    </Sample>
    <Sample
      name="Many points"
      use="Points that stand too near are one, with their number; a click zooms in to them."
      isWide
    >
      <Sampled label="5,000 points" picture={{ points: MANY }} />
    </Sample>
  </>
)

export const group: Group = { id: 'map', title: 'Map', place: 9, Show }
