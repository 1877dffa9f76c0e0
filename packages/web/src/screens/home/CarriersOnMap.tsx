import {
  type CarrierSummary,
  carriersByRegion,
  COUNTRY_NAMES,
  countedText,
  countedWord,
  elsewhereText,
  formatNumber,
  type Region,
  regionCountText,
} from '@fairhaul/core'
import { useId, useMemo, useState } from 'react'
import { LazyMap } from '../../parts/map/LazyMap.tsx'
import { Button } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CarriersOnMap.module.css'

/** The style sheet hides what follows them on a narrow page, until it is asked for. */
const ROWS_ON_A_PHONE = 5

interface Props {
  readonly carriers: readonly CarrierSummary[]
  /** How many there are; more than `carriers` when not all were asked for. */
  readonly total: number
  /** What My Carriers is narrowed to. */
  readonly region: Region | undefined
  readonly onRegion: (key: string) => void
}

/** Where the company's carriers are: a map of their states and provinces, and the same as a list beside it. */
export const CarriersOnMap = ({ carriers, total, region, onRegion }: Props) => {
  const listId = useId()
  const [hovered, setHovered] = useState<string | null>(null)
  const { counts, elsewhere } = useMemo(() => carriersByRegion(carriers), [carriers])
  const picture = useMemo(
    () => ({
      areas: counts.map(each => ({
        id: each.region.key,
        shade: each.shade,
        value: formatNumber(each.count),
        words: regionCountText(each, { counted: carriers.length, total }),
      })),
    }),
    [counts, carriers.length, total],
  )
  const [isWhole, setWhole] = useState(false)
  const counted = countedText({ counted: carriers.length, total })
  const beside = elsewhereText(elsewhere)
  const chosen = region?.key ?? null
  return (
    <div className={styles['where']}>
      <div className={styles['map']}>
        <LazyMap
          label="Where your carriers are"
          picture={picture}
          hovered={hovered}
          onHover={setHovered}
          chosen={chosen}
          onChoose={onRegion}
          listId={listId}
        />
      </div>
      <div
        id={listId}
        className={styles['list']}
        tabIndex={-1}
        role="group"
        aria-label="Your carriers by state or province"
      >
        {counted !== undefined && <p className={styles['note']}>{counted}</p>}
        <ul data-whole={isWhole || undefined}>
          {counts.map(({ region: { key, name, country }, count }) => (
            <li key={key}>
              <button
                type="button"
                className={styles['row']}
                aria-pressed={key === chosen}
                data-lit={key === hovered || undefined}
                onPointerEnter={() => setHovered(key)}
                onPointerLeave={() => setHovered(null)}
                onFocus={() => setHovered(key)}
                onBlur={() => setHovered(null)}
                onClick={() => onRegion(key)}
              >
                <span className={styles['name']}>
                  {country === 'US' ? name : `${name}, ${COUNTRY_NAMES[country]}`}
                </span>
                <span className={styles['count']}>{formatNumber(count)}</span>
                <VisuallyHidden>{countedWord(count, 'carrier')}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
        {beside !== undefined && <p className={styles['note']}>{beside}</p>}
        {!isWhole && counts.length > ROWS_ON_A_PHONE && (
          <Button size="small" className={styles['all'] ?? ''} onClick={() => setWhole(true)}>
            {`Show all ${counts.length} regions`}
          </Button>
        )}
      </div>
    </div>
  )
}
