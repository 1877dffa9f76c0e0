import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import styles from './filters.module.css'
import { VerdictFilter, type VerdictFilterProps } from './VerdictFilter.tsx'

/** The verdicts of a list in a line of their own. Empty: nothing for a plan without rules. */
export const VerdictBar = observer((props: VerdictFilterProps) => {
  const { user } = useStore(AccountTokens.AccountStore)
  if (user?.paywall.canRule !== true) return null
  return (
    <div className={styles['line']}>
      <VerdictFilter {...props} />
    </div>
  )
})
