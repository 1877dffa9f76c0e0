import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CarrierScreen.module.css'

/** Room for a profile, of the size it will have. */
export const CarrierSkeleton = () => (
  <div className={styles['profile']} aria-busy="true">
    <h1>
      <VisuallyHidden>Carrier</VisuallyHidden>
      <Skeleton shape="block" height="56px" />
    </h1>
    <Skeleton shape="block" height="84px" />
    <Skeleton shape="row" count={10} />
  </div>
)
