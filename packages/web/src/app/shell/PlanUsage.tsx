import type { CurrentUser } from '@fairhaul/core'
import styles from './PlanUsage.module.css'

/** How much of the plan's carrier searches is used. Empty: a plan without a limit shows nothing. */
export const PlanUsage = ({ user }: { readonly user: CurrentUser }) => {
  const limit = user.paywall.limits.carrierSearches
  if (limit === null) return null
  const used = user.paywall.usage.carrierSearchesCount
  return (
    <p className={styles['usage']} data-full={used >= limit || undefined}>
      <span className={styles['words']}>Carrier searches</span> {used} of {limit}
    </p>
  )
}
