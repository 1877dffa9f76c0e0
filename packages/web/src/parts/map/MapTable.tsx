import { formatCount, routeMilesText } from '@fairhaul/core'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './MapTable.module.css'
import type { MapContents } from './map-picture.ts'

const ROWS_AT_ONCE = 100

interface Props extends MapContents {
  readonly id: string
  readonly label: string
}

/** Everything that a map shows as a list: regions, routes, then points, each in the order given. */
export const MapTable = ({ id, label, picture, hovered, onHover, chosen = null, onChoose }: Props) => {
  const [shown, setShown] = useState(ROWS_AT_ONCE)
  const { areas = [], routes = [], points = [] } = picture
  const rows = [
    ...areas.map(each => ({ id: each.id, description: each.description })),
    ...routes.map(each => ({
      id: each.id,
      description: `${each.description}: ${routeMilesText(each.route)}`,
    })),
    ...points.map(each => ({ id: each.id, description: each.description })),
  ]
  return (
    <div className={styles['table']} id={id} tabIndex={-1} role="group" aria-label={`${label}, as a list`}>
      {rows.length === 0 && <p className={styles['nothing']}>Nothing is on this map.</p>}
      <ul className={styles['rows']}>
        {rows.slice(0, shown).map(row => (
          <li
            key={row.id}
            className={styles['row']}
            data-hovered={row.id === hovered || undefined}
            onPointerEnter={() => onHover(row.id)}
            onPointerLeave={() => onHover(null)}
          >
            {onChoose === undefined ? (
              row.description
            ) : (
              <button
                type="button"
                className={styles['rowButton']}
                aria-pressed={row.id === chosen}
                onFocus={() => onHover(row.id)}
                onBlur={() => onHover(null)}
                onClick={() => onChoose(row.id)}
              >
                {row.description}
              </button>
            )}
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <Button size="small" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          {`Show ${Math.min(ROWS_AT_ONCE, rows.length - shown)} more of ${formatCount(rows.length, 'line')}`}
        </Button>
      )}
    </div>
  )
}
