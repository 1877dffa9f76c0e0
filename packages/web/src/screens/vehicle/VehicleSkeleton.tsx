import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'
import styles from './VehicleScreen.module.css'

/** Room for a vehicle, of the size it will have: its head and its sections. */
export const VehicleSkeleton = () => (
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
