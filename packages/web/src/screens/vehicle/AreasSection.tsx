import {
  formatCount,
  latestValue,
  moreAreas,
  VEHICLE_SOURCE_LABELS,
  type Vehicle,
  type VehicleMovement,
  vehiclePath,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Link } from '../../di/Link.tsx'
import { LoadError } from '../../parts/errors/LoadError.tsx'
import { type SeenArea, SeenAreas } from '../../parts/map/SeenAreas.tsx'
import { hiddenError } from '../../parts/vehicle/hidden-error.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './AreasSection.module.css'
import type { VehicleStore } from './vehicle-store.ts'

interface Props {
  readonly store: VehicleStore
  readonly vehicle: Vehicle
}

const seenAreas = (
  movements: readonly VehicleMovement[],
  carriers: Vehicle['carriers'],
): readonly SeenArea[] => {
  const names = new Map(carriers.map(({ carrier }) => [carrier.id, carrier.legalName]))
  return movements.map(({ id, areaName, seenOn, source, carrierId, latitude, longitude }) => ({
    id: String(id),
    name: areaName,
    lastOn: seenOn,
    about: `${VEHICLE_SOURCE_LABELS[source]}, with ${names.get(carrierId) ?? 'another carrier'}`,
    latitude,
    longitude,
  }))
}

/** The last areas of the vehicle on a map and in a list beside it. */
export const AreasSection = observer(({ store, vehicle }: Props) => {
  const found = latestValue(store.areas.state)
  const movements = found?.movements
  const isComing = store.areas.state.kind === 'loading'
  const more = found && moreAreas(found.shown, found.movements.length)
  const { carriers } = vehicle
  const seen = useMemo(() => seenAreas(movements ?? [], carriers), [movements, carriers])
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
        <SeenAreas
          areas={seen}
          listLabel="Places it was seen in"
          isUpdating={isComing}
          className={styles['areas'] ?? ''}
        >
          {more !== undefined && (
            <div className={styles['more']}>
              <Link to={vehiclePath({ id: vehicle.id, areas: more })} {...buttonStyle({ size: 'small' })}>
                {`Show up to ${more}`}
              </Link>
            </div>
          )}
        </SeenAreas>
      )}
    </Section>
  )
})
