import { Skeleton } from '../../ui/Skeleton.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'
import styles from './CarrierSkeleton.module.css'
import { CARRIER_SECTIONS } from './profile-modules.ts'

const FACTS = ['authority', 'insurance', 'safety', 'fleet', 'inspections', 'alerts']
const RULES = ['first', 'second', 'third']

/** A placeholder of a profile: name, numbers and verdict, the six deciding facts, and the sections beside their index. */
export const CarrierSkeleton = () => (
  <div className={styles['profile']} aria-busy="true">
    <h1 className={visuallyHiddenClass}>Carrier</h1>
    <div className={styles['surface']}>
      <Skeleton shape="text" width="min(320px, 70%)" height="20px" />
      <Skeleton shape="text" width="min(440px, 90%)" height="12px" />
      <Skeleton shape="block" height="36px" />
    </div>
    <div className={styles['facts']}>
      {FACTS.map(fact => (
        <div key={fact} className={styles['fact']}>
          <Skeleton shape="text" width="64px" height="10px" />
          <Skeleton shape="text" width="80%" height="14px" />
          <Skeleton shape="text" width="60%" height="10px" />
        </div>
      ))}
    </div>
    <SectionsSkeleton />
  </div>
)

/** A placeholder of the sections: the index, the rules, and what follows. */
export const SectionsSkeleton = () => (
  <div className={styles['columns']} aria-busy="true">
    <Skeleton
      shape="text"
      count={CARRIER_SECTIONS.length}
      height="12px"
      width="112px"
      className={styles['index'] ?? ''}
    />
    <div className={styles['sections']}>
      <div className={styles['surface']}>
        <Skeleton shape="text" width="160px" height="16px" />
        {RULES.map(rule => (
          <div key={rule} className={styles['rule']}>
            <Skeleton shape="text" width="64px" height="14px" />
            <Skeleton shape="text" count={3} height="10px" />
            <Skeleton shape="text" width="70%" height="10px" />
          </div>
        ))}
        <Skeleton shape="text" count={3} height="16px" />
      </div>
      <SkeletonCard lines={4} />
      <SkeletonCard lines={4} />
    </div>
  </div>
)
