import {
  type ClassificationId,
  formatCount,
  groupedPolicyRules,
  type PolicySections,
  policyRuleName,
  policyRuleTexts,
} from '@fairhaul/core'
import { Section } from '../../ui/Section.tsx'
import styles from './PolicyRules.module.css'

interface Props {
  readonly sections: PolicySections
  readonly nameOf: (id: ClassificationId) => string
}

/** The rules of a policy by category, each in one sentence; those for all carriers, then those of classifications. */
export const PolicyRules = ({ sections, nameOf }: Props) =>
  sections.map(({ classificationId, rules }) => (
    <Section
      key={classificationId ?? 'all'}
      heading={classificationId === null ? 'All carriers' : nameOf(classificationId)}
      note={formatCount(rules.length, 'rule')}
    >
      {classificationId !== null && (
        <p className={styles['about']}>
          Carriers of this classification go by these rules in place of those for all.
        </p>
      )}
      {rules.length === 0 && <p className={styles['about']}>No rules: these carriers get no verdict.</p>}
      {groupedPolicyRules(rules).map(({ category, rules: inIt }) => (
        <div key={category} className={styles['category']}>
          <h3>{category}</h3>
          <ul>
            {inIt.map(rule => (
              <li key={rule.ruleType} data-mode={rule.mode}>
                <strong>{policyRuleName(rule.ruleType)}</strong>
                {policyRuleTexts(rule).map(text => `, ${text}`)}.
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  ))
