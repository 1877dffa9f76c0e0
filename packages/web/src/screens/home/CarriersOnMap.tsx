import { type CarrierSummary, carriersByRegion, countedText, type Region, unmappedText } from '@fairhaul/core'
import { useMemo, useState } from 'react'
import { MapBesideList, MapListNote } from '../../parts/map/MapBesideList.tsx'
import { RegionRows, regionAreas } from '../../parts/map/RegionRows.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './CarriersOnMap.module.css'

/** On a phone the style sheet hides the rows after these, until the user asks for all. */
const ROWS_ON_A_PHONE = 5

interface Props {
  readonly carriers: readonly CarrierSummary[]
  /** How many there are; more than `carriers` when not all were loaded. */
  readonly total: number
  /** The region that My Carriers is filtered by. */
  readonly region: Region | undefined
  readonly onRegion: (key: string) => void
}

/** Where the company's carriers are: a map of their states and provinces, and a list of them beside it. */
export const CarriersOnMap = ({ carriers, total, region, onRegion }: Props) => {
  const [hovered, setHovered] = useState<string | null>(null)
  const { counts, unmapped } = useMemo(() => carriersByRegion(carriers), [carriers])
  const picture = useMemo(
    () => ({ areas: regionAreas(counts, { counted: carriers.length, total }) }),
    [counts, carriers.length, total],
  )
  const [isWhole, setWhole] = useState(false)
  const counted = countedText({ counted: carriers.length, total })
  const outside = unmappedText(unmapped)
  const rows = { hovered, onHover: setHovered, chosen: region?.key ?? null, onChoose: onRegion }
  return (
    <MapBesideList
      className={styles['regions'] ?? ''}
      label="Where your carriers are"
      listLabel="Your carriers by state or province"
      picture={picture}
      {...rows}
    >
      {counted !== undefined && <MapListNote>{counted}</MapListNote>}
      <RegionRows counts={counts} className={isWhole ? '' : (styles['short'] ?? '')} {...rows} />
      {outside !== undefined && <MapListNote>{outside}</MapListNote>}
      {!isWhole && counts.length > ROWS_ON_A_PHONE && (
        <Button size="small" className={styles['all'] ?? ''} onClick={() => setWhole(true)}>
          {`Show all ${counts.length} regions`}
        </Button>
      )}
    </MapBesideList>
  )
}
