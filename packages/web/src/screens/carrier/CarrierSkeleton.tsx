import { Skeleton } from '../../ui/Skeleton.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'
import styles from './CarrierScreen.module.css'

/** Room for a profile, of the size it will have: its head, the facts that decide, and the sections beside their index. */
export const CarrierSkeleton = () => (
  <div className={styles['profile']} aria-busy="true">
    <h1 className={visuallyHiddenClass}>Carrier</h1>
    <SkeletonCard lines={2} height="88px" />
    <SkeletonCard lines={1} height="80px" />
    <div className={styles['columns']}>
      <Skeleton shape="text" count={7} height="12px" className={styles['indexRoom'] ?? ''} />
      <div className={styles['sections']}>
        <SkeletonCard lines={22} />
        <SkeletonCard lines={4} />
        <SkeletonCard lines={4} />
      </div>
    </div>
  </div>
)
