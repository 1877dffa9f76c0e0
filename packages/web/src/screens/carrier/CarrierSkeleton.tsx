import { Skeleton } from '../../ui/Skeleton.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CarrierScreen.module.css'

/** Room for a profile, of the size it will have: its head, the facts that decide, and the sections beside their index. */
export const CarrierSkeleton = () => (
  <div className={styles['profile']} aria-busy="true">
    <h1>
      <VisuallyHidden>Carrier</VisuallyHidden>
    </h1>
    <SkeletonCard lines={2} height="88px" />
    <SkeletonCard lines={1} height="80px" />
    <div className={styles['columns']}>
      <Skeleton shape="text" count={7} height="20px" className={styles['indexRoom'] ?? ''} />
      <div className={styles['sections']}>
        <SkeletonCard lines={12} height="480px" />
        <SkeletonCard lines={4} />
        <SkeletonCard lines={4} />
      </div>
    </div>
  </div>
)
