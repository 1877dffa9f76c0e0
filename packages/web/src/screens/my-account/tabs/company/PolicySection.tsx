import { formatCalendarDate, formatCount, policyPath, policyVersionStart } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { ListError } from '../../../../parts/list/ListError.tsx'
import type { CompanyPolicyStore } from '../../../../stores/company-policy-store.ts'
import { isAbsent } from '../../../../stores/not-found.ts'
import { Section } from '../../../../ui/Section.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import styles from './CompanyTab.module.css'

/** What the company requires of carriers, in a line. A monitor without policies, or a plan without rules, shows none. */
export const PolicySection = observer(({ store }: { readonly store: CompanyPolicyStore }) => {
  const { policy } = store
  const { value, state } = policy
  if (state.kind === 'idle' || isAbsent(policy)) return null
  return (
    <Section heading="Policy">
      <ListError question={state} what="the policy" onRetry={() => void policy.reload()} />
      <p className={styles['lead']}>
        What your company requires of carriers.{' '}
        {value !== undefined &&
          (value.inForce === null
            ? 'No version has been written yet. '
            : `Version ${value.inForce.number} is in force since ${formatCalendarDate(policyVersionStart(value.inForce))}, with ${formatCount(value.sections[0].rules.length, 'rule')}. `)}
        <Link to={policyPath()} className={linkClass}>
          Open the policy
        </Link>
      </p>
    </Section>
  )
})
