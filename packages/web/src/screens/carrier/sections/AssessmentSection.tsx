import { mayOverride, RULE_CATEGORIES } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../../di/tokens/account.ts'
import { useStore } from '../../../di/use-store.ts'
import { VerdictBadge } from '../../../parts/verdict/VerdictBadge.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Section } from '../../../ui/Section.tsx'
import { RuleRow } from './RuleRow.tsx'
import type { CarrierSectionProps } from './section-props.ts'
import styles from './sections.module.css'

const COLUMNS = ['label', 'rule', 'value', 'from', 'day', 'action'] as const

/** The company's rules, by category, each with the fact that decides it. */
export const AssessmentSection = observer(({ id, store, carrier, today }: CarrierSectionProps) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const { assessed } = store
  const canOverride = user !== null && user !== undefined && mayOverride(user)
  if (assessed === undefined || assessed.rules.length === 0) {
    return (
      <Section id={id} heading="Assessment">
        <EmptyState
          title="Not assessed"
          text={
            user?.paywall.canRule === false
              ? 'Your plan does not include rules, so nothing here was checked for you. The facts below are what is on record.'
              : 'Your company has no active rules, so nothing here was checked for you. The facts below are what is on record.'
          }
        />
      </Section>
    )
  }
  return (
    <Section id={id} heading="Assessment" variant="flush">
      {RULE_CATEGORIES.map(category => {
        const rules = assessed.rules.filter(rule => rule.category === category)
        return (
          <table key={category} className={styles['rules']}>
            <caption>
              <span>{category}</span>
              {rules.length === 0 ? (
                <span className={styles['unknown']}>not checked: no rule of this kind</span>
              ) : (
                <VerdictBadge verdict={assessed.categories[category]} />
              )}
            </caption>
            <colgroup>
              {COLUMNS.map(name => (
                <col key={name} className={styles[name]} />
              ))}
            </colgroup>
            {rules.length > 0 && (
              <thead>
                <tr>
                  <th scope="col">Label</th>
                  <th scope="col">Rule</th>
                  <th scope="col">Value</th>
                  <th scope="col">Source</th>
                  <th scope="col">As of</th>
                  <th scope="col">
                    <span className={styles['hidden']}>Actions</span>
                  </th>
                </tr>
              </thead>
            )}
            <tbody>
              {rules.map(rule => (
                <RuleRow
                  key={rule.ruleType}
                  rule={rule}
                  carrierId={carrier.id}
                  today={today}
                  canOverride={canOverride}
                  onEnd={store.ending.ask}
                />
              ))}
            </tbody>
          </table>
        )
      })}
    </Section>
  )
})
