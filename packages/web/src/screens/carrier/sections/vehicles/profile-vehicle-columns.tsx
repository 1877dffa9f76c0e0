import {
  type CalendarDate,
  type CarrierVehicle,
  eldMatchFact,
  eldReportFinder,
  formatCalendarDate,
  modelYearOfVin,
  NOT_ON_RECORD,
  scheduleFact,
  VEHICLE_SOURCE_LABELS,
  vehiclePath,
  vehicleTypeText,
} from '@fairhaul/core'
import { Link } from '../../../../di/Link.tsx'
import { FactText } from '../../../../parts/carrier-facts/FactText.tsx'
import { CopyText } from '../../../../ui/CopyText.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import type { Column } from '../../../../ui/table-model.ts'
import styles from './VehiclesSection.module.css'

interface Showing {
  readonly today: CalendarDate
  /** Undefined while the ELD's reports load, or if they could not be. */
  readonly reportOf: ReturnType<typeof eldReportFinder> | undefined
  /** Whether the user may open the screen of a vehicle. */
  readonly opensVehicles: boolean
}

const Vin = ({ vehicle, opens }: { readonly vehicle: CarrierVehicle; readonly opens: boolean }) => {
  const { vin, vehicleId } = vehicle
  if (vin === null) return <FactText fact={{ ...NOT_ON_RECORD, text: 'VIN not on record' }} />
  if (!opens || vehicleId === null) return <CopyText label="VIN" text={vin} />
  return (
    <Link to={vehiclePath({ id: vehicleId })} data-row-link="" className={`${linkClass} ${styles['vin']}`}>
      {vin}
    </Link>
  )
}

/** A vehicle's model year and the carrier's number of it: "2021, unit 104". */
const aboutText = (vehicle: CarrierVehicle, today: CalendarDate): string => {
  const { unitNumber } = vehicle
  const year = modelYearOfVin(vehicle, today)
  return [year, unitNumber === null ? null : `unit ${unitNumber}`].filter(part => part !== null).join(', ')
}

/** The columns of a profile's vehicles. Keep the result identical between renders. */
export const profileVehicleColumns = ({
  today,
  reportOf,
  opensVehicles,
}: Showing): readonly Column<CarrierVehicle>[] => [
  {
    key: 'vin',
    header: 'VIN',
    sticky: true,
    cell: vehicle => <Vin vehicle={vehicle} opens={opensVehicles} />,
  },
  {
    key: 'type',
    header: 'Type',
    cell: vehicle => (
      <span className={styles['lines']}>
        {vehicleTypeText(vehicle)}
        <span className={styles['note']}>{aboutText(vehicle, today)}</span>
      </span>
    ),
  },
  {
    key: 'seen',
    header: 'Last seen',
    cell: ({ date, source }) => (
      <span className={styles['lines']}>
        {formatCalendarDate(date)}
        <span className={styles['note']}>{VEHICLE_SOURCE_LABELS[source]}</span>
      </span>
    ),
  },
  {
    key: 'schedule',
    header: 'Insurance schedule',
    cell: ({ isScheduled }) => <FactText fact={scheduleFact(isScheduled)} />,
  },
  {
    key: 'eld',
    header: 'ELD and certificate',
    cell: vehicle =>
      reportOf === undefined ? (
        <span className={styles['note']}>not loaded</span>
      ) : (
        <FactText fact={eldMatchFact(vehicle, reportOf(vehicle))} />
      ),
  },
]
