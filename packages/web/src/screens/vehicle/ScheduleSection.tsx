import { scheduleFact, scheduleReason, type VehicleRun } from '@fairhaul/core'
import { FactText } from '../../parts/carrier-facts/FactText.tsx'
import { Card } from '../../ui/Section.tsx'
import styles from './VehicleScreen.module.css'

/** Whether the last carrier's insurance lists it, why that is known, and what to do about it. */
export const ScheduleSection = ({ current }: { readonly current: VehicleRun | undefined }) => (
  <Card heading="Insurance schedule">
    {current === undefined ? (
      <p className={styles['none']}>No carrier was seen with it, so nobody’s insurance can be compared.</p>
    ) : (
      <>
        <p className={styles['state']}>
          <FactText fact={scheduleFact(current.schedule.isScheduled)} />
          <span className={styles['whose']}>with {current.carrier.legalName}</span>
        </p>
        <p>{scheduleReason(current.schedule)}</p>
      </>
    )}
  </Card>
)
