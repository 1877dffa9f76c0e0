import { type CurrentUser, formatNumber, searchAllowance } from '@fairhaul/core'
import styles from './PlanUsage.module.css'

/** How much of the plan's carrier searches is used. Empty: a plan without a limit shows nothing. */
export const PlanUsage = ({ user }: { readonly user: CurrentUser }) => {
  const { used, limit, isReached } = searchAllowance(user.paywall)
  if (limit === null) return null
  return (
    <p className={styles['usage']} data-full={isReached || undefined}>
      <span className={styles['words']}>Carrier searches</span> {formatNumber(used)} of {formatNumber(limit)}
    </p>
  )
}
