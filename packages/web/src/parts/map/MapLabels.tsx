import { REGIONS, type Region } from '@fairhaul/core'
import { useMemo } from 'react'
import type { Atlas, MapBox } from './atlas.ts'
import { isCut } from './label-boxes.ts'
import styles from './map-drawing.module.css'
import type { AreaOnMap } from './map-picture.ts'
import { isIn, type Size, type View } from './view.ts'

/** The least scale, in pixels per unit of the map, at which letters, and then whole names, fit. */
const LETTERS_FROM = { US: 0.1, CA: 0.09, MX: 0.2 } as const
const NAMES_FROM = { US: 0.2, CA: 0.13, MX: 0.4 } as const
/** A state narrower than this shows no number, only its shade. */
const VALUE_FROM_PX = 26
/** The radius, by shade, of the disc for a region without an outline. */
const DISC_PX = [0, 10, 12, 15, 18] as const

interface Props {
  readonly atlas: Atlas
  readonly areas: readonly AreaOnMap[]
  readonly hovered: string | null
  readonly chosen: string | null
  readonly view: View
  readonly size: Size
  /** The boxes of other texts, in pixels: what would be under them is left out, as a list beside the map has it. */
  readonly occupied: readonly MapBox[]
}

const nameAt = ({ country, letters, name }: Region, k: number): string | undefined =>
  k >= NAMES_FROM[country] ? name : k >= LETTERS_FROM[country] ? letters : undefined

/** The numbers and the letters or names of regions, and discs for regions without an outline. */
export const MapLabels = ({ atlas, areas, hovered, chosen, view, size, occupied }: Props) => {
  const { k } = view
  const placed = useMemo(() => REGIONS.map(region => ({ region, at: atlas.project(region.middle) })), [atlas])
  const known = new Map(areas.map(area => [area.id, area]))
  return placed.map(({ region, at }) => {
    const { key } = region
    const area = known.get(key)
    const name = nameAt(region, k)
    const outline = atlas.states.get(key)
    const isDisc = area !== undefined && outline === undefined
    if (area === undefined && name === undefined) return null
    const place = { x: at.x * k, y: at.y * k }
    if (!isDisc && (isCut(at, view, size) || occupied.some(box => isIn(box, place)))) return null
    const hasSpace = isDisc || (outline?.width ?? 0) * k >= VALUE_FROM_PX
    return (
      <g
        key={key}
        transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)})`}
        className={styles['label']}
        data-id={area === undefined ? undefined : key}
        data-hovered={key === hovered || undefined}
        data-chosen={key === chosen || undefined}
      >
        {isDisc && <circle r={DISC_PX[area.shade]} className={styles['disc']} data-shade={area.shade} />}
        {area !== undefined && hasSpace && (
          <text dy="0.35em" className={styles['value']}>
            {area.value}
          </text>
        )}
        {name !== undefined && (
          <text dy={area === undefined ? '0.35em' : isDisc ? '2.6em' : '1.6em'} className={styles['name']}>
            {name}
          </text>
        )}
      </g>
    )
  })
}
