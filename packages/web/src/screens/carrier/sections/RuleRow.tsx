import {
  type AssessedRule,
  type CalendarDate,
  type CarrierId,
  expiryText,
  formatCalendarDate,
  paths,
  type RuleOverride,
} from '@fairhaul/core'
import { Link } from '../../../di/Link.tsx'
import { VerdictBadge } from '../../../parts/verdict/VerdictBadge.tsx'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { linkClass } from '../../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { OverrideHistory } from './OverrideHistory.tsx'
import { ruleRowId } from './rule-row-id.ts'
import styles from './rules.module.css'

interface Props {
  readonly rule: AssessedRule
  /** Past overrides, the newest first. */
  readonly past: readonly RuleOverride[]
  readonly overrides: readonly RuleOverride[]
  readonly carrierId: CarrierId
  readonly today: CalendarDate
  readonly canOverride: boolean
  readonly onEnd: (override: RuleOverride) => void
}

/** One rule: its label, its fact, and its override with user and last day. */
export const RuleRow = ({ rule, past, overrides, carrierId, today, canOverride, onEnd }: Props) => {
  const { finding, override } = rule
  return (
    <tr role="row" id={ruleRowId(rule.ruleType)} tabIndex={-1} data-label={rule.label}>
      <td role="cell" className={styles['label']}>
        <VerdictBadge verdict={rule.label} />
      </td>
      <th role="rowheader" scope="row" className={styles['rule']}>
        {rule.name}
        {override !== null && <OverrideNote override={override} today={today} result={rule.result} />}
        {past.length > 0 && (
          <OverrideHistory past={past} overrides={overrides} ruleName={rule.name} today={today} />
        )}
      </th>
      <td role="cell" className={styles['evidence']}>
        <span className={styles['both']}>
          <span className={finding.value === null ? styles['unknown'] : styles['value']}>
            {finding.value ?? 'not on record'}
          </span>{' '}
          <span className={styles['from']}>
            <span>{finding.source ?? 'source not on record'}</span>{' '}
            <span className={styles['day']}>
              {finding.asOf === null ? 'date not on record' : formatCalendarDate(finding.asOf)}
            </span>
          </span>
        </span>
      </td>
      <td role="cell" className={styles['action']}>
        {canOverride && override === null && (
          <Link
            to={paths.carrier({ id: carrierId }, { override: rule.ruleType })}
            {...buttonLook({ variant: rule.label === 'Pass' ? 'quiet' : 'secondary', size: 'small' })}
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

const RESULTS = { pass: 'passes', incomplete: 'is incomplete', fail: 'fails' } as const

interface NoteProps {
  readonly override: RuleOverride
  readonly today: CalendarDate
  readonly result: AssessedRule['result']
}

const OverrideNote = ({ override, today, result }: NoteProps) => (
  <p className={styles['note']}>
    {override.userName === null ? 'Overridden' : `Overridden by ${override.userName}`},{' '}
    {expiryText(override.expiresOn, today)}; without it the rule {RESULTS[result]}.
    {override.file !== null && (
      <>
        {' '}
        {override.file.url.startsWith('/') ? (
          <a href={override.file.url} download={override.file.name} className={linkClass}>
            {override.file.name}
          </a>
        ) : (
          override.file.name
        )}
      </>
    )}
  </p>
)
