import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './VehicleScreen.module.css'

/** Room for a vehicle, of the size it will have. */
export const VehicleSkeleton = () => (
  <div className={styles['screen']} aria-busy="true">
    <h1>
      <VisuallyHidden>Vehicle</VisuallyHidden>
      <Skeleton shape="block" height="76px" />
    </h1>
    <Skeleton shape="row" count={4} />
    <Skeleton shape="block" height="112px" />
    <Skeleton shape="block" height="360px" />
  </div>
)
