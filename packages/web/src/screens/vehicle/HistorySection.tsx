import {
  type CalendarDate,
  formatCalendarDate,
  runsBeside,
  scheduleFact,
  scheduleReason,
  VEHICLE_SOURCE_LABELS,
  type Vehicle,
  type VehicleRun,
  type VehicleSighting,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { FactText } from '../../parts/carrier-facts/FactText.tsx'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { useColumns } from '../../parts/columns/use-columns.ts'
import { CarrierName, CarrierStatusLine } from '../../parts/vehicle/CarrierOfVehicle.tsx'
import part from '../../parts/vehicle/vehicle.module.css'
import { ColumnsButton } from '../../ui/ColumnsButton.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Section } from '../../ui/Section.tsx'
import type { Column } from '../../ui/table-model.ts'
import styles from './VehicleScreen.module.css'
import type { VehicleStore } from './vehicle-store.ts'

const spanText = ({
  firstSeenOn,
  lastSeenOn,
}: Pick<VehicleSighting, 'firstSeenOn' | 'lastSeenOn'>): string =>
  firstSeenOn === lastSeenOn
    ? formatCalendarDate(lastSeenOn)
    : `${formatCalendarDate(firstSeenOn)} to ${formatCalendarDate(lastSeenOn)}`

const Sources = ({ run }: { readonly run: VehicleRun }) => (
  <ul className={part['lines']}>
    {run.sightings.map(sighting => (
      <li key={sighting.carrierVehicleId}>
        {VEHICLE_SOURCE_LABELS[sighting.source]}
        {sighting.provider !== null && ` (${sighting.provider})`}
        <span className={part['note']}>
          {' '}
          {spanText(sighting)}
          {sighting.unitNumber !== null && `, unit ${sighting.unitNumber}`}
        </span>
      </li>
    ))}
  </ul>
)

const Beside = ({ run, runs }: { readonly run: VehicleRun; readonly runs: readonly VehicleRun[] }) => {
  const others = runsBeside(runs, run.carrier.id)
  if (others.length === 0) return null
  return (
    <span className={styles['beside']}>
      In the same 30 days:{' '}
      {others.map(({ carrier }, at) => (
        <span key={carrier.id}>
          {at > 0 && ', '}
          <CarrierNameText name={carrier.legalName} />
        </span>
      ))}
    </span>
  )
}

const columnsOf = (runs: readonly VehicleRun[], today: CalendarDate): readonly Column<VehicleRun>[] => [
  { key: 'carrier', header: 'Carrier', sticky: true, cell: it => <CarrierName carrier={it.carrier} /> },
  {
    key: 'standing',
    header: 'Verdict on the carrier',
    cell: it => <CarrierStatusLine carrier={it.carrier} today={today} />,
  },
  { key: 'first', header: 'First seen', cell: it => formatCalendarDate(it.firstSeenOn) },
  {
    key: 'last',
    header: 'Last seen',
    cell: it => (
      <span className={part['lines']}>
        <span className={styles['day']}>{formatCalendarDate(it.lastSeenOn)}</span>
        <Beside run={it} runs={runs} />
      </span>
    ),
  },
  { key: 'sources', header: 'Seen by', cell: it => <Sources run={it} /> },
  {
    key: 'schedule',
    header: 'Insurance schedule',
    cell: it => (
      <FactText
        fact={{ ...scheduleFact(it.schedule.isScheduled), note: scheduleReason(it.schedule) }}
        note="title"
      />
    ),
  },
]

interface Props {
  readonly store: VehicleStore
  readonly vehicle: Vehicle
  readonly today: CalendarDate
}

/** The carriers the vehicle was seen with, the last first: dates, sources, and other carriers at the same time. */
export const HistorySection = observer(({ store, vehicle, today }: Props) => {
  const all = useMemo(() => columnsOf(vehicle.carriers, today), [vehicle, today])
  const { columns, choosing, marks } = useColumns('vehicle-carriers', all)
  return (
    <Section
      heading="Carriers it was seen with"
      note={String(vehicle.carriers.length)}
      actions={vehicle.carriers.length > 0 && <ColumnsButton choosing={choosing} />}
      variant="flush"
    >
      {vehicle.carriers.length === 0 ? (
        <EmptyState
          title="No carrier was seen with it"
          text="It is on record, but no inspection, ELD, certificate, or load says whose it is."
        />
      ) : (
        <div {...marks}>
          <DataTable
            caption="Carriers it was seen with"
            className={styles['history'] ?? ''}
            columns={columns}
            rows={vehicle.carriers}
            rowKey={rowKey}
            isUpdating={store.detail.state.kind === 'loading'}
          />
        </div>
      )}
    </Section>
  )
})

const rowKey = ({ carrier }: VehicleRun): string => String(carrier.id)
