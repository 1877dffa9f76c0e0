import {
  type AnyRuleType,
  type AssessedRule,
  type CalendarDate,
  type ClassificationId,
  expiryText,
  findingText,
  type otherOverrides,
  pastOverrideCount,
  type RuleOverride,
  ruleFactText,
  sourceAndDayText,
  withCapital,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from '../../../../di/Link.tsx'
import { TONE_OF_VERDICT } from '../../../../parts/verdict/tone-of-verdict.ts'
import { Button, buttonStyle } from '../../../../ui/Button.tsx'
import { VerdictMark } from '../../../../ui/VerdictMark.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { OverrideFile } from './OverrideFile.tsx'
import { OverrideHistory } from './OverrideHistory.tsx'
import type { OverridesStore } from '../../overrides-store.ts'
import { ruleRowId } from '../rule-row-id.ts'
import styles from './rules.module.css'

interface Props {
  readonly rule: AssessedRule
  /** The overrides that do not decide its label: in force for one classification, and past ones. */
  readonly others: ReturnType<typeof otherOverrides>
  readonly nameOf: (id: ClassificationId) => string
  readonly overrides: readonly RuleOverride[]
  /** The history of overrides, requested once it is opened. */
  readonly history: OverridesStore['history']
  readonly onHistory: () => void
  /** What would make it pass. */
  readonly passes: ReactNode
  /** The address of the override form of a rule. */
  readonly overridePath: (overriding: AnyRuleType) => string
  readonly today: CalendarDate
  readonly canOverride: boolean
  /** The reasons for overrides, by the override. */
  readonly reasons: ReadonlyMap<RuleOverride['id'], string>
  readonly onEnd: (override: RuleOverride) => void
}

/** One rule: its label, what was read and what would make it pass, and its override with user and last day. */
export const RuleRow = ({
  rule,
  others: { inForce, past },
  nameOf,
  overrides,
  history,
  onHistory,
  passes,
  overridePath,
  today,
  canOverride,
  reasons,
  onEnd,
}: Props) => {
  const { override } = rule
  const isPass = rule.label === 'Pass'
  return (
    <tr role="row" id={ruleRowId(rule.ruleType)} tabIndex={-1} data-label={rule.label}>
      <td role="cell" className={styles['label']}>
        <VerdictMark tone={TONE_OF_VERDICT[rule.label]} size={14} /> <span>{rule.label}</span>
      </td>
      <th role="rowheader" scope="row" className={styles['rule']}>
        <Fact rule={rule} />
        {override !== null && (
          <OverrideNote
            override={override}
            reason={reasons.get(override.id)}
            today={today}
            result={rule.result}
          />
        )}
        {inForce.map(each => (
          <OneClassification
            key={each.id}
            override={each}
            nameOf={nameOf}
            ruleName={rule.name}
            reason={reasons.get(each.id)}
            today={today}
            onEnd={canOverride ? onEnd : undefined}
          />
        ))}
        {pastOverrideCount(overrides, past, rule.ruleType) > 0 && (
          <OverrideHistory
            past={past}
            count={pastOverrideCount(overrides, past, rule.ruleType)}
            history={history}
            onOpen={onHistory}
            overrides={overrides}
            reasons={reasons}
            nameOf={nameOf}
            ruleName={rule.name}
            today={today}
          />
        )}
      </th>
      <td role="cell" className={styles['passes']}>
        {isPass ? null : passes}
      </td>
      <td role="cell" className={styles['action']}>
        {canOverride && override === null && (
          <Link
            to={overridePath(rule.ruleType)}
            {...buttonStyle({ variant: isPass ? 'quiet' : 'secondary', size: 'small' })}
          >
            Override<VisuallyHidden> {rule.name}</VisuallyHidden>
          </Link>
        )}
        {canOverride && override !== null && (
          <Button variant="quiet" size="small" onClick={() => onEnd(override)}>
            End override<VisuallyHidden> of {rule.name}</VisuallyHidden>
          </Button>
        )}
      </td>
    </tr>
  )
}

/**
 * What was read, and from where. A rule that does not pass begins with its fact, as its name are the words of a
 * carrier that passes it; a passed one by its name, with its source below the list.
 */
export const Fact = ({ rule: { name, label, finding, ...rule } }: { readonly rule: AssessedRule }) => {
  if (label === 'Pass')
    return (
      <>
        {name}
        <span className={styles['value']}>{findingText(finding)}</span>
      </>
    )
  return (
    <>
      <span className={styles['fact']}>{withCapital(ruleFactText({ ...rule, finding }))}</span>
      <span className={styles['from']}>Rule: {name}</span>
      <span className={styles['from']}>{withCapital(sourceAndDayText(finding.source, finding.asOf))}</span>
    </>
  )
}

const RESULTS = { pass: 'passes', incomplete: 'is incomplete', fail: 'fails' } as const

interface NoteProps {
  readonly override: RuleOverride
  readonly reason: string | undefined
  readonly today: CalendarDate
  readonly result: AssessedRule['result']
}

const OverrideNote = ({ override, reason, today, result }: NoteProps) => (
  <p className={styles['note']}>
    {override.userName === null ? 'Overridden' : `Overridden by ${override.userName}`},{' '}
    {expiryText(override.expiresOn, today)}; without it the rule {RESULTS[result]}.
    <OverrideFile file={override.file} />
    {reason !== undefined && <span className={styles['reason']}>Reason: {reason}</span>}
  </p>
)

interface OneClassificationProps {
  readonly override: RuleOverride
  readonly nameOf: (id: ClassificationId) => string
  readonly ruleName: string
  readonly reason: string | undefined
  readonly today: CalendarDate
  /** Undefined: the user may not end it. */
  readonly onEnd: ((override: RuleOverride) => void) | undefined
}

/** An override in force for one classification, which leaves the label of the rule as it is. */
const OneClassification = observer(
  ({ override, nameOf, ruleName, reason, today, onEnd }: OneClassificationProps) => {
    const classification = override.classificationId === null ? 'all' : nameOf(override.classificationId)
    return (
      <div className={styles['note']}>
        For {classification}: overridden by {override.userName ?? 'someone'},{' '}
        {expiryText(override.expiresOn, today)}.
        <OverrideFile file={override.file} />{' '}
        {onEnd !== undefined && (
          <Button variant="quiet" size="small" onClick={() => onEnd(override)}>
            End override
            <VisuallyHidden>
              {' '}
              of {ruleName} for {classification}
            </VisuallyHidden>
          </Button>
        )}
        {reason !== undefined && <span className={styles['reason']}>Reason: {reason}</span>}
      </div>
    )
  },
)
