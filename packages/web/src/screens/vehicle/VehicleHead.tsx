import {
  type CalendarDate,
  makeCode,
  NOT_ON_RECORD,
  plateText,
  scheduleFact,
  unitTypeText,
  type Vehicle,
  type VehicleRun,
  vehicleText,
} from '@fairhaul/core'
import type { ReactNode } from 'react'
import { FactText } from '../../parts/carrier-facts/FactText.tsx'
import { CarrierName, CarrierStatusLine } from '../../parts/vehicle/CarrierOfVehicle.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import styles from './VehicleHead.module.css'

interface Props {
  readonly vehicle: Vehicle
  /** Undefined: it was seen with no carrier. */
  readonly current: VehicleRun | undefined
  readonly today: CalendarDate
}

/** The vehicle, its carrier with the verdict, and its insurance. It stays in view while the rest scrolls. */
export const VehicleHead = ({ vehicle, current, today }: Props) => {
  const unitNumber = current?.sightings.find(each => each.unitNumber !== null)?.unitNumber
  const code = makeCode(vehicle.make)
  return (
    <header className={styles['head']}>
      <div className={styles['who']}>
        <h1 className={styles['name']}>{vehicleText(vehicle)}</h1>
        <p className={styles['numbers']}>
          <span className={styles['vin']}>
            <span className={styles['label']}>VIN</span>
            {vehicle.vin === null ? (
              <FactText fact={NOT_ON_RECORD} />
            ) : (
              <CopyText label="VIN" text={vehicle.vin} />
            )}
          </span>
          <span>
            <span className={styles['label']}>Plate</span>{' '}
            {plateText(vehicle) ?? <FactText fact={NOT_ON_RECORD} />}
          </span>
          <span>
            <span className={styles['label']}>Unit</span> {unitNumber ?? <FactText fact={NOT_ON_RECORD} />}
          </span>
          {code !== undefined && (
            <span>
              <span className={styles['label']}>Make code</span> {code}
            </span>
          )}
          <span>{vehicle.unitType === null ? 'Type not on record' : unitTypeText(vehicle.unitType)}</span>
        </p>
      </div>
      <dl className={styles['facts']}>
        <Fact label="Last seen with" isWide>
          {current === undefined ? (
            <FactText fact={NOT_ON_RECORD} />
          ) : (
            <CarrierName carrier={current.carrier} />
          )}
        </Fact>
        {current !== undefined && (
          <>
            <Fact label="Verdict on the carrier">
              <CarrierStatusLine carrier={current.carrier} today={today} />
            </Fact>
            <Fact label="Insurance schedule">
              <FactText fact={scheduleFact(current.schedule.isScheduled)} />
            </Fact>
          </>
        )}
      </dl>
    </header>
  )
}

interface FactProps {
  readonly label: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

const Fact = ({ label, isWide, children }: FactProps) => (
  <div data-wide={isWide || undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
