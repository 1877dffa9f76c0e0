import { COUNTRY_NAMES, countedNoun, formatNumber, type RegionCount, regionCountText } from '@fairhaul/core'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { MapListRow } from './MapBesideList.tsx'
import type { AreaOnMap, MapViewProps } from './map-picture.ts'
import styles from './RegionRows.module.css'

/**
 * The regions as a map shows them: shaded, with their number of carriers. `total` is more than `counted` when not all
 * were loaded.
 */
export const regionAreas = (
  counts: readonly RegionCount[],
  of: { readonly counted: number; readonly total: number },
): readonly AreaOnMap[] =>
  counts.map(each => ({
    id: each.region.key,
    shade: each.shade,
    value: formatNumber(each.count),
    description: regionCountText(each, of),
  }))

interface Props extends Pick<MapViewProps, 'hovered' | 'onHover' | 'chosen' | 'onChoose'> {
  readonly counts: readonly RegionCount[]
  readonly className?: string
}

/** The same regions as rows beside the map. */
export const RegionRows = ({ counts, className, ...row }: Props) => (
  <ul className={className}>
    {counts.map(({ region: { key, name, country }, count }) => (
      <li key={key}>
        <MapListRow {...row} id={key} className={styles['row'] ?? ''}>
          <span className={styles['name']}>
            {country === 'US' ? name : `${name}, ${COUNTRY_NAMES[country]}`}
          </span>
          <span className={styles['count']}>{formatNumber(count)}</span>
          <VisuallyHidden>{countedNoun(count, 'carrier')}</VisuallyHidden>
        </MapListRow>
      </li>
    ))}
  </ul>
)
