import {
  comparePolicies,
  countPolicyDifferences,
  formatCalendarDate,
  formatCount,
  type PolicyVersion,
  policyPath,
  policyVersionStart,
  type UserId,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from '../../../di/Link.tsx'
import { RulesTokens } from '../../../di/lazy-tokens.ts'
import { ShellTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import { Button, buttonStyle } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import styles from './PolicyBar.module.css'

/** How much a version changed. Empty: nothing while it is not known what it took the place of. */
const changeText = (version: PolicyVersion, before: PolicyVersion | null | undefined): string => {
  if (before === undefined) return ''
  if (before === null)
    return `It has ${formatCount(version.sections[0].rules.length, 'rule')} for all carriers.`
  const count = countPolicyDifferences(comparePolicies(before.sections, version.sections))
  return `${formatCount(count, 'rule')} changed.`
}

/**
 * A line above the screen while the user has not said that they read the version in force. It is part of the page, so that
 * it covers nothing; requested once the page is idle.
 */
export const PolicyBar = observer(({ userId }: { readonly userId: UserId }) => {
  const store = useStore(RulesTokens.CompanyPolicyStore)
  const ahead = useStore(ShellTokens.Ahead)
  useEffect(() => ahead.idle(store.openUnread), [ahead, store, userId])
  const { unread, acknowledging, before } = store
  if (unread === null) return null
  return (
    <Notice
      tone="info"
      className={styles['bar'] ?? ''}
      title={`Policy version ${unread.number} is in force since ${formatCalendarDate(policyVersionStart(unread))}.`}
      action={
        <span className={styles['ways']}>
          <Link
            to={
              before.value == null
                ? policyPath()
                : policyPath({ tab: 'versions', before: before.value.id, after: unread.id })
            }
            {...buttonStyle({ size: 'small' })}
          >
            See what changed
          </Link>
          <Button size="small" isPending={acknowledging.isPending} onClick={() => void store.acknowledge()}>
            I have read it
          </Button>
        </span>
      }
    >
      {changeText(unread, before.value)}
      {acknowledging.error !== undefined && <span role="alert"> {acknowledging.error}</span>}
    </Notice>
  )
})
