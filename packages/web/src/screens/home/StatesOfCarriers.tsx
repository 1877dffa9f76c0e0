import {
  COUNTRY_NAMES,
  countedNoun,
  formatNumber,
  type Region,
  type RegionTally,
  regionTallyText,
  tallyRegions,
  unmappedText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useMemo, useState } from 'react'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { LoadError } from '../../parts/errors/LoadError.tsx'
import { LazyMap } from '../../parts/map/LazyMap.tsx'
import type { MapViewProps } from '../../parts/map/map-picture.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { HomeFeedStore } from './home-feed-store.ts'
import styles from './StatesOfCarriers.module.css'
import { useHomeAddress } from './use-home-address.ts'

const STATES = 8

interface Props {
  readonly store: HomeFeedStore
  readonly region: Region | undefined
}

/**
 * In which states monitored carriers fail, or have insurance that ends soon: a list of bars, the most failures first.
 * A press shows the carriers of one state. The map shows the same, and is drawn only on request.
 */
export const StatesOfCarriers = observer(({ store: { states }, region }: Props) => {
  useEffect(() => void states.load(), [states])
  const { regions, unmapped } = useMemo(() => tallyRegions(states.value ?? []), [states.value])
  const { go } = useHomeAddress()
  const [isWhole, setWhole] = useState(false)
  const [hasMap, setMap] = useState(false)
  const [hovered, setHovered] = useState<string | null>(null)
  const listId = useId()
  const error = states.value === undefined ? errorMessage(states.state, 'the states') : undefined
  const choose = (key: string) => go({ region: key === region?.key ? undefined : key })
  const most = Math.max(1, ...regions.map(({ fail, ending }) => fail + ending))
  const outside = unmappedText(unmapped)
  return (
    <>
      <div
        id={listId}
        tabIndex={-1}
        className={styles['states']}
        role="group"
        aria-label="Your carriers by state or province"
      >
        <div className={styles['head']}>
          <h3 className={styles['heading']}>By state</h3>
          <span className={styles['legend']}>
            <span data-bar="fail" /> fail
            <span data-bar="ending" /> insurance ends in 30 days
          </span>
        </div>
        {error !== undefined && <LoadError error={error} onRetry={() => void states.load()} />}
        {error === undefined && states.value === undefined && (
          <Skeleton shape="text" count={STATES} height="32px" />
        )}
        <ul className={styles['list']}>
          {(isWhole ? regions : regions.slice(0, STATES)).map(tally => (
            <li key={tally.region.key}>
              <StateRow
                tally={tally}
                most={most}
                isChosen={tally.region.key === region?.key}
                isHovered={tally.region.key === hovered}
                onHover={setHovered}
                onChoose={choose}
              />
            </li>
          ))}
        </ul>
        {isWhole && outside !== undefined && <p className={styles['note']}>{outside}</p>}
        {regions.length > 0 && (
          <div className={styles['actions']}>
            {regions.length > STATES && (
              <Button size="small" onClick={() => setWhole(!isWhole)}>
                {isWhole ? 'Show fewer' : `Show all ${formatNumber(regions.length)}`}
              </Button>
            )}
            <Button size="small" aria-expanded={hasMap} onClick={() => setMap(!hasMap)}>
              {hasMap ? 'Hide map' : 'Show map'}
            </Button>
          </div>
        )}
      </div>
      {hasMap && (
        <MapOfStates
          regions={regions}
          listId={listId}
          hovered={hovered}
          onHover={setHovered}
          chosen={region?.key ?? null}
          onChoose={choose}
        />
      )}
    </>
  )
})

interface RowProps {
  readonly tally: RegionTally
  readonly most: number
  readonly isChosen: boolean
  /** On the map. */
  readonly isHovered: boolean
  readonly onHover: (key: string | null) => void
  readonly onChoose: (key: string) => void
}

const StateRow = ({ tally, most, isChosen, isHovered, onHover, onChoose }: RowProps) => {
  const { region, fail, ending } = tally
  const width = (count: number) => ({ inlineSize: `${(100 * count) / most}%` })
  return (
    <button
      type="button"
      className={styles['row']}
      aria-pressed={isChosen}
      data-hovered={isHovered || undefined}
      title={regionTallyText(tally)}
      onPointerEnter={() => onHover(region.key)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onHover(region.key)}
      onBlur={() => onHover(null)}
      onClick={() => onChoose(region.key)}
    >
      <span className={styles['name']}>
        {region.country === 'US' ? region.name : `${region.name}, ${COUNTRY_NAMES[region.country]}`}
      </span>
      <span className={styles['bar']} aria-hidden="true">
        <span data-bar="fail" style={width(fail)} />
        <span data-bar="ending" style={width(ending)} />
      </span>
      <span className={styles['count']}>
        {formatNumber(fail)}
        <VisuallyHidden>{` ${countedNoun(fail, 'failure')}, `}</VisuallyHidden>
      </span>
      <span className={styles['count']}>
        {formatNumber(ending)}
        <VisuallyHidden> with insurance that ends in 30 days</VisuallyHidden>
      </span>
    </button>
  )
}

interface MapProps extends Omit<MapViewProps, 'label' | 'picture'> {
  readonly regions: readonly RegionTally[]
}

const MapOfStates = ({ regions, ...map }: MapProps) => {
  const picture = useMemo(
    () => ({
      areas: regions.flatMap(tally =>
        tally.shade === null
          ? []
          : [
              {
                id: tally.region.key,
                shade: tally.shade,
                value: formatNumber(tally.fail + tally.ending),
                description: regionTallyText(tally),
              },
            ],
      ),
    }),
    [regions],
  )
  return (
    <div className={styles['map']}>
      <LazyMap {...map} label="Where carriers fail or insurance ends" picture={picture} />
    </div>
  )
}
