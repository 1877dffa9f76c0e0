import {
  type CalendarDate,
  type FoundVehicle,
  formatCalendarDate,
  NOT_ON_RECORD,
  plateText,
  scheduleFact,
  VEHICLE_SOURCE_LABELS,
  vehiclePath,
  vehicleText,
  vehicleTypeText,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { FactText } from '../../parts/carrier-facts/FactText.tsx'
import { CarrierName, CarrierStanding } from '../../parts/vehicle/CarrierOfVehicle.tsx'
import part from '../../parts/vehicle/vehicle.module.css'
import { CopyText } from '../../ui/CopyText.tsx'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './VehiclesScreen.module.css'

const Name = ({ vehicle }: { readonly vehicle: FoundVehicle }) => {
  const type = vehicleTypeText(vehicle)
  const { vehicleId, make, model } = vehicle
  const isNamed = make !== null || model !== null
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
    </span>
  )
}

/** What the vehicle itself carries: its VIN, its plate and its carrier's number. */
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

const LastSeen = ({ vehicle }: { readonly vehicle: FoundVehicle }) => (
  <span className={part['lines']}>
    <span>
      {formatCalendarDate(vehicle.date)}, {VEHICLE_SOURCE_LABELS[vehicle.source]}
    </span>
    <span className={part['note']}>{vehicle.lastAreaName ?? 'place not on record'}</span>
  </span>
)

/** What a row tells, from left to right: which vehicle, whose, may I use them, where was it last, and is it insured. */
export const vehicleColumns = (today: CalendarDate): readonly Column<FoundVehicle>[] => [
  { key: 'vehicle', header: 'Vehicle', sticky: true, cell: it => <Name vehicle={it} /> },
  { key: 'numbers', header: 'VIN, plate, unit', cell: it => <Numbers vehicle={it} /> },
  { key: 'carrier', header: 'Seen with', cell: it => <CarrierName carrier={it.carrier} /> },
  {
    key: 'standing',
    header: 'Verdict',
    cell: it => <CarrierStanding carrier={it.carrier} today={today} />,
  },
  { key: 'seen', header: 'Last seen', cell: it => <LastSeen vehicle={it} /> },
  {
    key: 'schedule',
    header: 'Insurance schedule',
    cell: it => <FactText fact={scheduleFact(it.isScheduled)} />,
  },
]
