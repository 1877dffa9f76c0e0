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
import { ruleRowId } from './rule-row-id.ts'
import styles from './sections.module.css'

interface Props {
  readonly rule: AssessedRule
  readonly carrierId: CarrierId
  readonly today: CalendarDate
  readonly canOverride: boolean
  readonly onEnd: (override: RuleOverride) => void
}

/** One rule: how it stands, on what fact, and who has accepted an exception until when. */
export const RuleRow = ({ rule, carrierId, today, canOverride, onEnd }: Props) => {
  const { finding, override } = rule
  return (
    <tr id={ruleRowId(rule.ruleType)} tabIndex={-1} data-label={rule.label}>
      <td>
        <VerdictBadge verdict={rule.label} />
      </td>
      <th scope="row">
        {rule.name}
        {override !== null && <OverrideNote override={override} today={today} result={rule.result} />}
      </th>
      <td data-name="Value" className={finding.value === null ? styles['unknown'] : undefined}>
        {finding.value ?? 'not on record'}
      </td>
      <td data-name="Source">{finding.source ?? <span className={styles['unknown']}>not on record</span>}</td>
      <td data-name="As of">
        {finding.asOf === null ? (
          <span className={styles['unknown']}>not on record</span>
        ) : (
          formatCalendarDate(finding.asOf)
        )}
      </td>
      <td>
        {canOverride && override === null && (
          <Link
            to={paths.carrier({ id: carrierId }, { override: rule.ruleType })}
            {...buttonLook({ variant: 'quiet', size: 'small' })}
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
