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
import { CarrierName, CarrierStatusLine } from '../../parts/vehicle/CarrierOfVehicle.tsx'
import part from '../../parts/vehicle/vehicle.module.css'
import { CopyText } from '../../ui/CopyText.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import type { Column } from '../../ui/table-model.ts'
import styles from './VehiclesScreen.module.css'

const Name = ({ vehicle }: { readonly vehicle: FoundVehicle }) => {
  const type = vehicleTypeText(vehicle)
  const { vehicleId, make, model } = vehicle
  const isNamed = make !== null || model !== null
  const code = makeCode(make)
  return (
    <span className={`${part['lines']} ${styles['name']}`}>
      {vehicleId === null ? (
        <span>{type}</span>
      ) : (
        <Link to={vehiclePath({ id: vehicleId })} data-row-link="" className={linkClass}>
          {isNamed ? vehicleText({ ...vehicle, id: vehicleId }) : type}
        </Link>
      )}
      <span className={part['note']}>
        {vehicleId === null ? 'vehicle not on record' : isNamed ? type : 'make not on record'}
      </span>
      {code !== undefined && <span className={part['note']}>Make on record as {code}</span>}
    </span>
  )
}

/** What identifies the vehicle: its VIN, its plate and its unit number. */
const Numbers = ({ vehicle }: { readonly vehicle: FoundVehicle }) => (
  <span className={part['lines']}>
    {vehicle.vin === null ? (
      <FactText fact={{ ...NOT_ON_RECORD, text: 'VIN not on record' }} />
    ) : (
      <CopyText label="VIN" text={vehicle.vin} />
    )}
    <span className={part['note']}>
      {plateText(vehicle) === undefined ? 'Plate not on record' : `Plate ${plateText(vehicle)}`}
    </span>
    {vehicle.unitNumber !== null && <span className={part['note']}>Unit {vehicle.unitNumber}</span>}
  </span>
)

/** The most other carriers named in a row; the page of the vehicle names all. */
const OTHERS_MAX = 2

/** The last carrier, and the others. */
const SeenWith = ({ row: { carriers } }: { readonly row: VehicleRow }) => {
  const [last, ...others] = carriers
  return (
    <span className={part['lines']}>
      {last !== undefined && <CarrierName carrier={last.carrier} />}
      {others.slice(0, OTHERS_MAX).map(({ carrier, sources: [newest] }) => (
        <span key={carrier.id} className={part['note']}>
          and{' '}
          <Link to={paths.carrier({ id: carrier.id })} className={linkClass}>
            {carrier.legalName}
          </Link>
          {newest !== undefined && `, ${formatCalendarDate(newest.date)}`}
        </span>
      ))}
      {others.length > OTHERS_MAX && (
        <span className={part['note']}>and {formatCount(others.length - OTHERS_MAX, 'other carrier')}</span>
      )}
    </span>
  )
}

const placeText = ({ place, vehicle }: VehicleRow): string => {
  if (place === null) return 'place not on record'
  return place.on === vehicle.date ? place.areaName : `${place.areaName} on ${formatCalendarDate(place.on)}`
}

/** When and where it was last seen, and when other sources saw it with its last carrier. */
const LastSeen = ({ row }: { readonly row: VehicleRow }) => {
  const [newest, ...older] = row.carriers[0]?.sources ?? []
  return (
    <span className={part['lines']}>
      {newest !== undefined && (
        <span>
          {formatCalendarDate(newest.date)}, {VEHICLE_SOURCE_LABELS[newest.source]}
        </span>
      )}
      <span className={part['note']}>{placeText(row)}</span>
      {older.map(({ source, date }) => (
        <span key={source} className={part['note']}>
          {formatCalendarDate(date)}, {VEHICLE_SOURCE_LABELS[source]}
        </span>
      ))}
    </span>
  )
}

/** The columns of a vehicle, from left to right: vehicle, carrier, verdict, last seen, and insurance. */
export const vehicleColumns = (today: CalendarDate): readonly Column<VehicleRow>[] => [
  { key: 'vehicle', header: 'Vehicle', sticky: true, cell: ({ vehicle }) => <Name vehicle={vehicle} /> },
  { key: 'numbers', header: 'VIN, plate, unit', cell: ({ vehicle }) => <Numbers vehicle={vehicle} /> },
  { key: 'carrier', header: 'Seen with', cell: row => <SeenWith row={row} /> },
  {
    key: 'standing',
    header: 'Carrier’s verdict',
    cell: ({ vehicle }) => <CarrierStatusLine carrier={vehicle.carrier} today={today} />,
  },
  { key: 'seen', header: 'Last seen', cell: row => <LastSeen row={row} /> },
  {
    key: 'schedule',
    header: 'Insurance schedule',
    cell: ({ carriers: [last] }) => <FactText fact={scheduleFact(last?.isScheduled ?? null)} />,
  },
]
