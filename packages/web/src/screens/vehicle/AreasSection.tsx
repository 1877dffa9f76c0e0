import {
  formatCalendarDate,
  formatCount,
  latestValue,
  moreAreas,
  VEHICLE_SOURCE_LABELS,
  type Vehicle,
  type VehicleMovement,
  vehiclePath,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { Link } from '../../di/Link.tsx'
import { LoadError } from '../../parts/errors/LoadError.tsx'
import { MapBesideList, MapListRow } from '../../parts/map/MapBesideList.tsx'
import type { MapPicture } from '../../parts/map/map-picture.ts'
import { hiddenError } from '../../parts/vehicle/hidden-error.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './AreasSection.module.css'
import type { VehicleStore } from './vehicle-store.ts'

interface Props {
  readonly store: VehicleStore
  readonly vehicle: Vehicle
}

const idOf = ({ id }: VehicleMovement): string => String(id)

const pictureOf = (movements: readonly VehicleMovement[]): MapPicture => ({
  points: movements.flatMap(each =>
    each.latitude === null || each.longitude === null
      ? []
      : [
          {
            id: idOf(each),
            point: { latitude: each.latitude, longitude: each.longitude },
            description: `${each.areaName}, ${formatCalendarDate(each.seenOn)}`,
          },
        ],
  ),
})

/** The last areas of the vehicle on a map and in a list beside it. */
export const AreasSection = observer(({ store, vehicle }: Props) => {
  const [hovered, setHovered] = useState<string | null>(null)
  /** Marked while nothing is hovered. */
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = (id: string) => setChosen(id === chosen ? null : id)
  const found = latestValue(store.areas.state)
  const movements = found?.movements
  const picture = useMemo(() => pictureOf(movements ?? []), [movements])
  const isComing = store.areas.state.kind === 'loading'
  const more = found && moreAreas(found.shown, found.movements.length)
  const names = new Map(vehicle.carriers.map(({ carrier }) => [carrier.id, carrier.legalName]))
  return (
    <Section
      heading="Where it was seen"
      note={movements?.length ? `last ${formatCount(movements.length, 'place')}` : undefined}
    >
      <VisuallyHidden>
        <span role="status">{isComing && found !== undefined && 'Updating'}</span>
      </VisuallyHidden>
      {found?.hiddenError != null ? (
        <LoadError
          error={hiddenError(found.hiddenError, 'the places it was seen in')}
          onRetry={() => void store.loadAreas()}
        />
      ) : movements?.length === 0 ? (
        <EmptyState
          title="No location on record"
          text="No inspection, ELD, or load shows where it was. Certificates of insurance never do."
        />
      ) : (
        <MapBesideList
          className={styles['areas'] ?? ''}
          isUpdating={isComing}
          label="Where it was seen"
          listLabel="Places it was seen in"
          fit="contents"
          picture={picture}
          hovered={hovered ?? chosen}
          onHover={setHovered}
          chosen={chosen}
          onChoose={choose}
        >
          <ol>
            {movements?.map(each => (
              <li key={each.id}>
                <MapListRow
                  id={idOf(each)}
                  className={styles['row'] ?? ''}
                  hovered={hovered}
                  onHover={setHovered}
                  chosen={chosen}
                  onChoose={choose}
                >
                  <span className={styles['place']}>{each.areaName}</span>
                  <span className={styles['when']}>{formatCalendarDate(each.seenOn)}</span>
                  <span className={styles['who']}>
                    {VEHICLE_SOURCE_LABELS[each.source]}, with{' '}
                    {names.get(each.carrierId) ?? 'another carrier'}
                    {each.latitude === null && ', not on the map'}
                  </span>
                </MapListRow>
              </li>
            ))}
          </ol>
          {more !== undefined && (
            <div className={styles['more']}>
              <Link to={vehiclePath({ id: vehicle.id, areas: more })} {...buttonLook({ size: 'small' })}>
                {`Show up to ${more}`}
              </Link>
            </div>
          )}
        </MapBesideList>
      )}
    </Section>
  )
})
