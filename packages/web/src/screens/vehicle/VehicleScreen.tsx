import { disputeText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { errorMessage } from '../../parts/trouble/error-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { AreasSection } from './AreasSection.tsx'
import { EldSection } from './EldSection.tsx'
import { HistorySection } from './HistorySection.tsx'
import { NoVehicle } from './NoVehicle.tsx'
import { ScheduleSection } from './ScheduleSection.tsx'
import { VehicleHead } from './VehicleHead.tsx'
import styles from './VehicleScreen.module.css'
import { VehicleSkeleton } from './VehicleSkeleton.tsx'
import type { VehicleStore } from './vehicle-store.ts'

/** One vehicle: whose it is, whether that is clear, and where it was. Section 2. */
export const VehicleScreen = observer(() => {
  const store = useScreenStore<VehicleStore>()
  const today = useStore(BrowserTokens.Clock).today()
  const { vehicle, current } = store
  const error = errorMessage(store.detail, 'this vehicle')
  if (vehicle === undefined) return error === undefined ? <VehicleSkeleton /> : <NoVehicle store={store} />
  const dispute = disputeText(vehicle.carriers)
  return (
    <div className={styles['screen']}>
      <VehicleHead vehicle={vehicle} current={current} today={today} />
      {error !== undefined && (
        <Notice
          tone="warning"
          title={`${error.title}.`}
          action={
            error.canRetry && (
              <Button size="small" onClick={store.load}>
                Try again
              </Button>
            )
          }
        >
          What stands here is as it was last seen.
        </Notice>
      )}
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
