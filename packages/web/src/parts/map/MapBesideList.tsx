import { type ReactNode, useId } from 'react'
import { cx } from '../../ui/cx.ts'
import { LazyMap } from './LazyMap.tsx'
import styles from './MapBesideList.module.css'
import type { MapViewProps } from './map-picture.ts'

interface Props extends Omit<MapViewProps, 'listId'> {
  /** What the list shows: "Places it was seen in". */
  readonly listLabel: string
  /**
   * The list: a `MapListRow` for each thing on the map, and what stands around them. Empty: the map has the whole
   * width.
   */
  readonly children?: ReactNode
  readonly isUpdating?: boolean
  /** Its style sheet sets the height, and `--list-width` for the list. */
  readonly className?: string
}

/**
 * A map and a list of the same beside it; below its breakpoint the screen's style sheet puts the list under the map.
 * The map's `L` key moves the
 * focus to the list.
 */
export const MapBesideList = ({ listLabel, children, isUpdating, className, ...map }: Props) => {
  const listId = useId()
  return (
    <div className={cx(styles['box'], className)} aria-busy={isUpdating} data-single={!children || undefined}>
      <div className={styles['map']}>
        <LazyMap {...map} listId={listId} />
      </div>
      <div
        id={listId}
        className={styles['list']}
        tabIndex={-1}
        role="group"
        aria-label={listLabel}
        data-updating={isUpdating || undefined}
      >
        {children}
      </div>
    </div>
  )
}

interface RowProps extends Pick<MapViewProps, 'hovered' | 'onHover' | 'chosen' | 'onChoose'> {
  readonly id: string
  readonly children: ReactNode
  readonly className?: string
}

/**
 * A row of the list: its pointer and focus mark it on the map too. `chosen` left out: a press opens it and leaves no
 * mark.
 */
export const MapListRow = ({ id, hovered, onHover, chosen, onChoose, children, className }: RowProps) => (
  <button
    type="button"
    className={cx(styles['row'], className)}
    aria-pressed={chosen === undefined ? undefined : id === chosen}
    data-hovered={id === hovered || undefined}
    onPointerEnter={() => onHover(id)}
    onPointerLeave={() => onHover(null)}
    onFocus={() => onHover(id)}
    onBlur={() => onHover(null)}
    onClick={() => onChoose?.(id)}
  >
    {children}
  </button>
)

/** A sentence above or below the rows. */
export const MapListNote = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles['note']}>{children}</p>
)
