import type { CalendarDate, VehicleCarrier } from '@fairhaul/core'
import { cx } from '../../ui/cx.ts'
import { CarrierName } from '../vehicle/CarrierOfVehicle.tsx'
import styles from './CarrierWithVerdict.module.css'
import { VerdictWithReason } from './VerdictWithReason.tsx'

interface Props {
  readonly carrier: VehicleCarrier
  readonly today: CalendarDate
  readonly className?: string | undefined
}

/** A carrier of a list or a record with its verdict: beside the name where it fits, else on a line below it. */
export const CarrierWithVerdict = ({ carrier, today, className }: Props) => (
  <span className={styles['box']}>
    <span className={cx(styles['carrier'], className)}>
      <CarrierName carrier={carrier} />
      <VerdictWithReason carrier={carrier} today={today} place="row" />
    </span>
  </span>
)
