import { describeRule, formatCount, RULE_CATEGORIES, typedRuleLabels } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Button } from '../../ui/Button.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Draft.module.css'
import { DraftRule } from './DraftRule.tsx'
import type { PolicyScreenStore } from './policy-screen-store.ts'

interface Props {
  readonly store: PolicyScreenStore
  /** The place of the section in the draft. */
  readonly at: number
}

/** The rules of one section of the draft, by category. */
export const DraftSection = observer(({ store, at }: Props) => {
  const { draft, nameOf } = store
  const section = draft.sections[at]
  if (section === undefined) return null
  const { classificationId, rules } = section
  const name = classificationId === null ? 'All carriers' : nameOf(classificationId)
  const labels = typedRuleLabels(rules)
  const hasProblem = draft.problems.some(({ field }) => field?.startsWith(`${at}.`) === true)
  const count = rules.filter(({ mode }) => mode !== 'off').length
  const rows = RULE_CATEGORIES.map(category => (
    <fieldset key={category} className={styles['category']}>
      <legend>{category}</legend>
      {rules.map(
        (rule, ruleAt) =>
          describeRule(rule).category === category && (
            <DraftRule
              key={labels[ruleAt]}
              store={store}
              section={at}
              at={ruleAt}
              rule={rule}
              label={labels[ruleAt] ?? ''}
              place={classificationId === null ? '' : `, ${name}`}
            />
          ),
      )}
    </fieldset>
  ))
  return (
    <Section
      heading={name}
      actions={
        classificationId !== null && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Remove the rules for ${name}`}
            onClick={() => draft.removeSection(at)}
          >
            Remove
          </Button>
        )
      }
    >
      {classificationId === null ? (
        rows
      ) : (
        <Fold summary={formatCount(count, 'rule')} {...(hasProblem && { open: true })}>
          {rows}
        </Fold>
      )}
    </Section>
  )
})
