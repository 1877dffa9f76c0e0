import {
  type AssessedRule,
  type CalendarDate,
  classificationName,
  expiryText,
  otherOverrides,
  pastOverrideCount,
  type RuleOverride,
  ruleFactText,
  sourceAndDayText,
  type UnassignedClassification,
  withCapital,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { TONE_OF_VERDICT } from '../../../../parts/verdict/tone-of-verdict.ts'
import { Button, buttonStyle } from '../../../../ui/Button.tsx'
import { VerdictMark } from '../../../../ui/VerdictMark.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import { OverrideHistory } from '../assessment/OverrideHistory.tsx'
import { PassesWith } from '../PassesWith.tsx'
import styles from './classifications.module.css'

interface PastProps {
  readonly rule: AssessedRule
  readonly classification: UnassignedClassification['classification']
  readonly store: ProfilePartProps['store']
  readonly overrides: readonly RuleOverride[]
  readonly today: CalendarDate
}

interface AgainstProps extends PastProps {
  readonly carrier: ProfilePartProps['carrier']
  readonly canOverride: boolean
}

/** A rule that does not pass: why, with what it would pass, and its override. */
export const AgainstRule = observer(({ carrier, canOverride, ...past }: AgainstProps) => {
  const { rule, classification, store, today } = past
  return (
    <li className={styles['rule']}>
      <div>
        <Fact rule={rule} today={today} />
        <Past {...past} />
      </div>
      <span>
        <PassesWith rule={rule} store={store} carrier={carrier} today={today} />
      </span>
      {canOverride && rule.override === null && (
        <Link
          to={store.at.overridePath(rule.ruleType, classification.id)}
          {...buttonStyle({ variant: 'secondary', size: 'small' })}
        >
          Override
          <VisuallyHidden>
            {' '}
            {rule.name} for {classificationName(classification)}
          </VisuallyHidden>
        </Link>
      )}
      {canOverride && rule.override !== null && rule.override.classificationId !== null && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => rule.override !== null && store.overrides.ending.request(rule.override)}
        >
          End override
          <VisuallyHidden>
            {' '}
            of {rule.name} for {classificationName(classification)}
          </VisuallyHidden>
        </Button>
      )}
    </li>
  )
})

/** The past overrides of a rule for one classification. Empty: nothing. */
const Past = observer(({ rule, classification, store, overrides, today }: PastProps) => {
  const own = overrides.filter(({ classificationId }) => classificationId === classification.id)
  const { past } = otherOverrides(own, rule, today)
  const count = pastOverrideCount(own, past, rule.ruleType)
  if (count === 0) return null
  return (
    <OverrideHistory
      past={past}
      count={count}
      history={store.overrides.history}
      onOpen={store.overrides.openHistory}
      overrides={overrides}
      reasons={store.overrides.reasons}
      nameOf={store.overrides.nameOfClassification}
      ruleName={rule.name}
      today={today}
    />
  )
})

const Fact = ({ rule, today }: { readonly rule: AssessedRule; readonly today: CalendarDate }) => {
  const { finding, label, name, override } = rule
  return (
    <div>
      <p className={styles['verdict']}>
        <VerdictMark tone={TONE_OF_VERDICT[label]} size={14} /> {label}: {withCapital(ruleFactText(rule))}
      </p>
      <p className={styles['how']}>
        {name}. {withCapital(sourceAndDayText(finding.source, finding.asOf))}.
      </p>
      {override !== null && (
        <p className={styles['how']}>
          Overridden by {override.userName ?? 'someone'},{' '}
          {override.classificationId === null ? 'for all classifications' : 'for this classification'},{' '}
          {expiryText(override.expiresOn, today)}
          {override.file !== null && `, ${override.file.name}`}.
        </p>
      )}
    </div>
  )
}
