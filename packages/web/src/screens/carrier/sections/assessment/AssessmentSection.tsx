import {
  type AssessedRule,
  mayOverride,
  otherOverrides,
  partialText,
  planRefusal,
  policyPath,
  RULE_CATEGORIES,
  ruleNotices,
  rulesWorstFirst,
  WORST_FIRST,
  withCapital,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { AccountTokens } from '../../../../di/tokens.ts'
import { useStore } from '../../../../di/use-store.ts'
import { TONE_OF_VERDICT } from '../../../../parts/verdict/tone-of-verdict.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import { VerdictMark } from '../../../../ui/VerdictMark.tsx'
import { VisuallyHidden, visuallyHiddenClass } from '../../../../ui/VisuallyHidden.tsx'
import { PassesWith } from '../PassesWith.tsx'
import { NotifyingRules } from './NotifyingRules.tsx'
import { OwnRules } from './OwnRules.tsx'
import { PassedRules } from './PassedRules.tsx'
import { RuleRow } from './RuleRow.tsx'
import styles from './AssessmentSection.module.css'
import table from './rules.module.css'
import type { ProfilePartProps } from '../../profile-modules.ts'

/** The company's rules: those against the carrier or overridden first, then those that pass, folded by category. */
export const AssessmentSection = observer(({ id, name, store, carrier, today }: ProfilePartProps) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const { assessed } = store
  const overrides = store.overrides.known
  const canOverride = user !== null && user !== undefined && mayOverride(user)
  const notices = <NotifyingRules rules={ruleNotices(carrier.rulesAssessment ?? {}, today)} />
  if (assessed === undefined || assessed.overall === null) {
    const closed = user ? planRefusal(user.paywall, 'rule') : null
    const withoutRules = closed?.explanation ?? 'Your company has no active rules.'
    return (
      <Section id={id} heading={name}>
        <EmptyState
          title="Not assessed"
          text={`${withoutRules} Nothing here was checked for you. The facts below are from the record.`}
        />
        {notices}
      </Section>
    )
  }
  const { rules, hidden } = assessed
  const version = carrier?.rulesAssessment?.policyVersion
  const rowOf = (rule: AssessedRule) => (
    <RuleRow
      key={rule.ruleType}
      rule={rule}
      others={otherOverrides(overrides, rule, today)}
      nameOf={store.overrides.nameOfClassification}
      overrides={overrides}
      history={store.overrides.history}
      onHistory={store.overrides.openHistory}
      passes={<PassesWith rule={rule} store={store} carrier={carrier} today={today} />}
      overridePath={store.at.overridePath}
      today={today}
      canOverride={canOverride}
      reasons={store.overrides.reasons}
      onEnd={store.overrides.ending.request}
    />
  )
  const first = rulesWorstFirst(rules).filter(({ label }) => label !== 'Pass')
  return (
    <Section
      id={id}
      heading={name}
      variant="flush"
      note={<Tally rules={rules} />}
      actions={version != null && <PolicyLink version={version} />}
    >
      <div className={table['rules']}>
        {hidden !== null && (
          <p className={styles['partial']}>
            {withCapital(partialText(hidden))}, because they use safety data. The verdict includes them.
          </p>
        )}
        {first.length > 0 && (
          <table role="table">
            <caption className={visuallyHiddenClass}>
              Rules that fail, are incomplete, or are overridden, worst first
            </caption>
            <thead role="rowgroup" className={visuallyHiddenClass}>
              <tr role="row">
                {['Label', 'Rule', 'What would make it pass', 'Actions'].map(header => (
                  <th key={header} role="columnheader" scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">{first.map(rowOf)}</tbody>
          </table>
        )}
        {RULE_CATEGORIES.map(category => (
          <PassedRules key={category} category={category} assessed={assessed} rowOf={rowOf} />
        ))}
      </div>
      {notices}
      <OwnRules />
    </Section>
  )
})

/** "1 fail, 9 pass", each with its mark. */
const Tally = ({ rules }: { readonly rules: readonly AssessedRule[] }) => (
  <ul className={styles['tally']} aria-label="Rules by label">
    {WORST_FIRST.map(label => {
      const count = rules.filter(rule => rule.label === label).length
      if (count === 0) return null
      return (
        <li key={label}>
          <VerdictMark tone={TONE_OF_VERDICT[label]} size={12} />
          {count} {label.toLowerCase()}
          <VisuallyHidden>, </VisuallyHidden>
        </li>
      )
    })}
  </ul>
)

/** The version of the company's policy that decided. */
const PolicyLink = ({ version }: { readonly version: number }) => (
  <Link to={policyPath()} className={linkClass}>
    Policy version {version}
  </Link>
)
