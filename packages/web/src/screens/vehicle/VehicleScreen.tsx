import { disputeText, scheduleFact, scheduleReason, type VehicleRun } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { FactText } from '../../parts/carrier-facts/FactText.tsx'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { ListError } from '../../parts/list/ListError.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Card } from '../../ui/Section.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'
import { AreasSection } from './AreasSection.tsx'
import { EldSection } from './EldSection.tsx'
import { HistorySection } from './HistorySection.tsx'
import { NoVehicle } from './NoVehicle.tsx'
import { VehicleHead } from './VehicleHead.tsx'
import styles from './VehicleScreen.module.css'
import type { VehicleStore } from './vehicle-store.ts'

/** Whether the insurance of the last carrier lists the vehicle, why, and what to do. */
const ScheduleSection = ({ current }: { readonly current: VehicleRun | undefined }) => (
  <Card heading="Insurance schedule">
    {current === undefined ? (
      <p className={styles['none']}>No carrier has been seen with it, so there is no insurance to compare.</p>
    ) : (
      <>
        <p className={styles['state']}>
          <FactText fact={scheduleFact(current.schedule.isScheduled)} />
          <span className={styles['whose']}>
            with <CarrierNameText name={current.carrier.legalName} />
          </span>
        </p>
        <p>{scheduleReason(current.schedule)}</p>
      </>
    )}
  </Card>
)

/** A placeholder of a vehicle: its head and its sections. */
const VehicleSkeleton = () => (
  <div className={styles['screen']} aria-busy="true">
    <h1 className={visuallyHiddenClass}>Vehicle</h1>
    <SkeletonCard lines={2} height="80px" />
    <SkeletonCard lines={5} height="184px" />
    <div className={styles['pair']}>
      <SkeletonCard lines={2} height="112px" />
      <SkeletonCard lines={2} height="112px" />
    </div>
    <SkeletonCard lines={0} height="400px" />
  </div>
)

/** One vehicle: its carriers, its insurance, and where it was seen. Section 2. */
export const VehicleScreen = observer(() => {
  const store = useScreenStore<VehicleStore>()
  const today = useStore(BrowserTokens.Clock).today()
  const { vehicle, current } = store
  const error = errorMessage(store.detail.state, 'this vehicle')
  if (vehicle === undefined) return error === undefined ? <VehicleSkeleton /> : <NoVehicle store={store} />
  const dispute = disputeText(vehicle.carriers)
  return (
    <div className={styles['screen']}>
      <VehicleHead vehicle={vehicle} current={current} today={today} />
      <ListError question={store.detail.state} what="this vehicle" onRetry={store.load} />
      {dispute !== undefined && <Notice tone="warning">{dispute}</Notice>}
      <HistorySection store={store} vehicle={vehicle} today={today} />
      <div className={styles['pair']}>
        <ScheduleSection current={current} />
        <EldSection store={store} />
      </div>
      <AreasSection store={store} vehicle={vehicle} />
    </div>
  )
})
