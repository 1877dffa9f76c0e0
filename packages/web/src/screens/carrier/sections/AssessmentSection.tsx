import { mayOverride, pastOverrides, planRefusal, RULE_CATEGORIES } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../../di/tokens.ts'
import { useStore } from '../../../di/use-store.ts'
import { VerdictBadge } from '../../../parts/verdict/VerdictBadge.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Section } from '../../../ui/Section.tsx'
import { VisuallyHidden, visuallyHiddenClass } from '../../../ui/VisuallyHidden.tsx'
import { RuleRow } from './RuleRow.tsx'
import styles from './rules.module.css'
import type { CarrierSectionProps } from './section-props.ts'

/** The company's rules by category, each with its deciding fact. */
export const AssessmentSection = observer(({ id, store, carrier, today }: CarrierSectionProps) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const { assessed } = store
  const overrides = carrier.rulesAssessment?.overrides ?? []
  const canOverride = user !== null && user !== undefined && mayOverride(user)
  if (assessed === undefined || assessed.rules.length === 0) {
    const closed = user ? planRefusal(user.paywall, 'rule') : null
    const withoutRules = closed?.explanation ?? 'Your company has no active rules.'
    return (
      <Section id={id} heading="Assessment">
        <EmptyState
          title="Not assessed"
          text={`${withoutRules} Nothing here was checked for you. The facts below are what is on record.`}
        />
      </Section>
    )
  }
  return (
    <Section id={id} heading="Assessment" variant="flush">
      <div className={styles['rules']}>
        <table role="table">
          <caption className={visuallyHiddenClass}>Rules, by category</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col" className={styles['label']}>
                Label
              </th>
              <th role="columnheader" scope="col">
                Rule
              </th>
              <th role="columnheader" scope="col" className={styles['evidence']}>
                <VisuallyHidden>Value, source and date</VisuallyHidden>
                <span className={styles['both']} aria-hidden="true">
                  <span>Value</span> <span>Source and date</span>
                </span>
              </th>
              <th role="columnheader" scope="col" className={styles['action']}>
                <VisuallyHidden>Actions</VisuallyHidden>
              </th>
            </tr>
          </thead>
          {RULE_CATEGORIES.map(category => {
            const rules = assessed.rules.filter(rule => rule.category === category)
            return (
              <tbody key={category} role="rowgroup">
                <tr role="row" className={styles['category']}>
                  <th role="rowheader" scope="rowgroup" colSpan={4}>
                    <span className={styles['kind']}>{category}</span>
                    {rules.length === 0 ? (
                      <span className={styles['unknown']}>not checked: no rule of this kind</span>
                    ) : (
                      <VerdictBadge verdict={assessed.categories[category]} />
                    )}
                  </th>
                </tr>
                {rules.map(rule => (
                  <RuleRow
                    key={rule.ruleType}
                    rule={rule}
                    past={pastOverrides(overrides, rule)}
                    overrides={overrides}
                    carrierId={carrier.id}
                    today={today}
                    canOverride={canOverride}
                    onEnd={store.ending.request}
                  />
                ))}
              </tbody>
            )
          })}
        </table>
      </div>
    </Section>
  )
})
