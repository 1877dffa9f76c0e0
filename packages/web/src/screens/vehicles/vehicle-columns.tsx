import {
  type CalendarDate,
  type FoundVehicle,
  formatCalendarDate,
  formatCount,
  makeCode,
  NOT_ON_RECORD,
  paths,
  plateText,
  scheduleFact,
  VEHICLE_SOURCE_LABELS,
  type VehicleRow,
  vehiclePath,
  vehicleText,
  vehicleTypeText,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { FactText } from '../../parts/carrier-facts/FactText.tsx'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { CarrierName } from '../../parts/vehicle/CarrierOfVehicle.tsx'
import { VerdictWithReason } from '../../parts/verdict/VerdictWithReason.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import type { Column } from '../../ui/table-model.ts'
import styles from './VehiclesScreen.module.css'

const Name = ({ vehicle }: { readonly vehicle: FoundVehicle }) => {
  const type = vehicleTypeText(vehicle)
  const { vehicleId, make, model } = vehicle
  const isNamed = make !== null || model !== null
  const code = makeCode(make)
  const name = isNamed && vehicleId !== null ? vehicleText({ ...vehicle, id: vehicleId }) : type
  const note = vehicleId === null ? 'vehicle not on record' : isNamed ? type : 'make not on record'
  return (
    <span className={styles['lines']}>
      {vehicleId === null ? (
        <span className={styles['name']}>{name}</span>
      ) : (
        <Link
          to={vehiclePath({ id: vehicleId })}
          data-row-link=""
          className={`${linkClass} ${styles['name']}`}
          title={name}
        >
          {name}
        </Link>
      )}
      <span className={styles['note']}>
        {note}
        {code !== undefined && `, make on record as ${code}`}
        {vehicle.unitNumber !== null && `, unit ${vehicle.unitNumber}`}
      </span>
    </span>
  )
}

/** What identifies the vehicle: its VIN over its plate. */
const Numbers = ({ vehicle }: { readonly vehicle: FoundVehicle }) => {
  const plate = plateText(vehicle)
  return (
    <span className={styles['lines']}>
      {vehicle.vin === null ? (
        <FactText fact={{ ...NOT_ON_RECORD, text: 'VIN not on record' }} />
      ) : (
        <CopyText label="VIN" text={vehicle.vin} />
      )}
      <span className={styles['note']}>{plate === undefined ? 'Plate not on record' : `Plate ${plate}`}</span>
    </span>
  )
}

/** The last carrier over its numbers, and the others; the page of the vehicle has the days of each. */
const SeenWith = ({ row: { carriers } }: { readonly row: VehicleRow }) => {
  const [last, ...others] = carriers
  const [other] = others
  return (
    <span className={styles['lines']}>
      {last !== undefined && <CarrierName carrier={last.carrier} />}
      {other !== undefined && (
        <span className={styles['note']}>
          and{' '}
          <Link to={paths.carrier({ id: other.carrier.id })} className={linkClass}>
            <CarrierNameText name={other.carrier.legalName} />
          </Link>
          {others.length > 1 && ` and ${formatCount(others.length - 1, 'other')}`}
        </span>
      )}
    </span>
  )
}

const placeText = ({ place, vehicle }: VehicleRow): string => {
  if (place === null) return 'place not on record'
  return place.on === vehicle.date ? place.areaName : `${place.areaName} on ${formatCalendarDate(place.on)}`
}

/** When, by whom and where it was last seen; a hover shows when other sources saw it with its last carrier. */
const LastSeen = ({ row }: { readonly row: VehicleRow }) => {
  const [newest, ...older] = row.carriers[0]?.sources ?? []
  const seen = older.map(
    ({ source, date }) => `${formatCalendarDate(date)}, ${VEHICLE_SOURCE_LABELS[source]}`,
  )
  return (
    <span className={styles['lines']} title={seen.length === 0 ? undefined : `Also ${seen.join('; ')}`}>
      {newest !== undefined && (
        <span>
          {formatCalendarDate(newest.date)}, {VEHICLE_SOURCE_LABELS[newest.source]}
          {seen.length > 0 && <span className={styles['note']}> +{seen.length}</span>}
        </span>
      )}
      <span className={styles['note']}>{placeText(row)}</span>
    </span>
  )
}

/** The columns of a vehicle, from left to right: vehicle, carrier, verdict, last seen, and insurance. */
export const vehicleColumns = (today: CalendarDate): readonly Column<VehicleRow>[] => [
  {
    key: 'vehicle',
    header: 'Vehicle, unit',
    sticky: true,
    cell: ({ vehicle }) => <Name vehicle={vehicle} />,
  },
  { key: 'numbers', header: 'VIN, plate', cell: ({ vehicle }) => <Numbers vehicle={vehicle} /> },
  { key: 'carrier', header: 'Seen with', cell: row => <SeenWith row={row} /> },
  {
    key: 'standing',
    header: 'Carrier’s verdict',
    cell: ({ vehicle: { carrier } }) => <VerdictWithReason carrier={carrier} today={today} place="row" />,
  },
  { key: 'seen', header: 'Last seen', cell: row => <LastSeen row={row} /> },
  {
    key: 'schedule',
    header: 'Insurance schedule',
    cell: ({ carriers: [last] }) => <FactText fact={scheduleFact(last?.isScheduled ?? null)} />,
  },
]
