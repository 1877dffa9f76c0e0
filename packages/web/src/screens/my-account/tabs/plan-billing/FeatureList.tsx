import { PLAN_FEATURES, type PlanFeature } from '@fairhaul/core'
import { visuallyHiddenClass } from '../../../../ui/VisuallyHidden.tsx'
import styles from './FeatureList.module.css'

interface Props {
  readonly label: string
  readonly features: readonly PlanFeature[]
  /** The change against the current plan. */
  readonly opens: readonly PlanFeature[]
  readonly closes: readonly PlanFeature[]
}

const ALL = Object.keys(PLAN_FEATURES) as readonly PlanFeature[]

const TICK = 'm3 8.4 3.2 3.2L13 4.8'
const DASH = 'M4 8h8'

/** All features in a fixed order, so that lists side by side can be compared. */
export const FeatureList = ({ label, features, opens, closes }: Props) => (
  <ul className={styles['features']} aria-label={label}>
    {ALL.map(feature => {
      const isIncluded = features.includes(feature)
      return (
        <li key={feature} className={styles['feature']} data-included={isIncluded || undefined}>
          <svg viewBox="0 0 16 16" className={styles['mark']} aria-hidden="true">
            <path d={isIncluded ? TICK : DASH} />
          </svg>
          <span>
            {PLAN_FEATURES[feature].label}
            <span className={visuallyHiddenClass}>{isIncluded ? ', included' : ', not included'}</span>
          </span>
          {opens.includes(feature) && (
            <span className={styles['change']} data-change="opens">
              added
            </span>
          )}
          {closes.includes(feature) && (
            <span className={styles['change']} data-change="closes">
              not included
            </span>
          )}
        </li>
      )
    })}
  </ul>
)
