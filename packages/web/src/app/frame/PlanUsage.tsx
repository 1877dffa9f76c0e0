import { type CurrentUser, formatNumber, paths, searchAllowance } from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import styles from './PlanUsage.module.css'

export interface PlanUsageProps {
  readonly user: CurrentUser
  /** Whether there is a screen for the plan. */
  readonly hasPlans: boolean
}

/**
 * How much of the plan's carrier searches is used, as a link to the plans. Empty: a plan without a limit shows nothing.
 */
export const PlanUsage = ({ user, hasPlans }: PlanUsageProps) => {
  const { used, limit, isReached } = searchAllowance(user.paywall)
  if (limit === null) return null
  const usage = (
    <>
      <span className={styles['words']}>Carrier searches</span> {formatNumber(used)} of {formatNumber(limit)}
    </>
  )
  const style = { className: styles['usage'], 'data-full': isReached || undefined }
  return hasPlans ? (
    <Link {...style} to={paths.myAccount({ tab: 4 })} title="Plan and usage">
      {usage}
    </Link>
  ) : (
    <p {...style}>{usage}</p>
  )
}
