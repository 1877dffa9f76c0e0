import { memo } from 'react'
import type { Atlas } from './atlas.ts'
import styles from './map-drawing.module.css'
import type { AreaOnMap } from './map-picture.ts'

interface AreaProps {
  readonly id: string
  readonly d: string
  readonly shade: number | undefined
  readonly isHovered: boolean
  readonly isChosen: boolean
}

const Area = memo(({ id, d, shade, isHovered, isChosen }: AreaProps) => (
  <path
    d={d}
    className={styles['state']}
    data-id={shade === undefined ? undefined : id}
    data-shade={shade}
    data-hovered={isHovered || undefined}
    data-chosen={isChosen || undefined}
  />
))

interface Props {
  readonly atlas: Atlas
  readonly areas: readonly AreaOnMap[]
  readonly hovered: string | null
  readonly chosen: string | null
}

/**
 * Land, and the regions on it that have an outline. The hovered and the chosen region are drawn last, so that no
 * neighbor covers their border.
 */
export const MapLand = ({ atlas, areas, hovered, chosen }: Props) => {
  const shades = new Map(areas.map(({ id, shade }) => [id, shade]))
  const last = (id: string) => Number(id === hovered) * 2 + Number(id === chosen)
  const states = [...atlas.states].toSorted(([one], [other]) => last(one) - last(other))
  return (
    <>
      <path d={atlas.others} className={styles['others']} />
      <path d={atlas.neighbours} className={styles['neighbours']} />
      {states.map(([id, { d }]) => (
        <Area
          key={id}
          id={id}
          d={d}
          shade={shades.get(id)}
          isHovered={id === hovered}
          isChosen={id === chosen}
        />
      ))}
    </>
  )
}
