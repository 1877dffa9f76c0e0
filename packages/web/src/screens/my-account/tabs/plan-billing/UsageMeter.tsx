import type { SearchAllowance } from '@fairhaul/core'
import styles from './UsageMeter.module.css'

const WHOLE = 100

/** The same as the words beside it, drawn. Empty: nothing to draw without a limit. */
export const UsageMeter = ({ allowance }: { readonly allowance: SearchAllowance }) => {
  const { used, limit, isReached } = allowance
  if (limit === null) return null
  const share = limit === 0 ? WHOLE : Math.min(WHOLE, Math.round((used / limit) * WHOLE))
  return (
    <svg
      className={styles['meter']}
      viewBox={`0 0 ${WHOLE} 4`}
      preserveAspectRatio="none"
      data-full={isReached || undefined}
      aria-hidden="true"
    >
      <rect width={share} height="4" />
    </svg>
  )
}
