import { disputeText, paths, scheduleFact, scheduleReason, type VehicleRun } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { FactText } from '../../parts/carrier-facts/FactText.tsx'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { DetailState } from '../../parts/errors/DetailState.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Card } from '../../ui/Section.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'
import { AreasSection } from './AreasSection.tsx'
import { EldSection } from './EldSection.tsx'
import { HistorySection } from './HistorySection.tsx'
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

/** A placeholder of its head and its sections, or why there is none. A hidden vehicle has the text of an unknown one. */
const NoVehicle = observer(({ store: { detail, load } }: { readonly store: VehicleStore }) => (
  <div className={styles['screen']} aria-busy={detail.isPending}>
    <h1 className={detail.isPending ? visuallyHiddenClass : undefined}>Vehicle</h1>
    <DetailState
      state={detail.state}
      what="this vehicle"
      missing="The address may be mistyped, or the vehicle is no longer on record. Look it up by VIN, plate, or unit number."
      to={paths.vehicles()}
      toLabel="Go to vehicle search"
      onRetry={load}
    >
      <SkeletonCard lines={2} height="80px" />
      <SkeletonCard lines={5} height="184px" />
      <div className={styles['pair']}>
        <SkeletonCard lines={2} height="112px" />
        <SkeletonCard lines={2} height="112px" />
      </div>
      <SkeletonCard lines={0} height="400px" />
    </DetailState>
  </div>
))

/** One vehicle: its carriers, its insurance, and where it was seen. Section 2. */
export const VehicleScreen = observer(() => {
  const store = useScreenStore<VehicleStore>()
  const today = useStore(BrowserTokens.Clock).today()
  const { vehicle, current } = store
  if (vehicle === undefined) return <NoVehicle store={store} />
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
