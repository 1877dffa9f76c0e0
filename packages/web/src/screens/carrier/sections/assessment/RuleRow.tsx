import {
  type AssessedRule,
  type CalendarDate,
  type CarrierId,
  expiryText,
  formatCalendarDate,
  passesWith,
  paths,
  type RuleOverride,
  ruleFactText,
  withCapital,
} from '@fairhaul/core'
import { Link } from '../../../../di/Link.tsx'
import { TONE_OF_VERDICT } from '../../../../parts/verdict/tone-of-verdict.ts'
import { Button, buttonLook } from '../../../../ui/Button.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import { VerdictMark } from '../../../../ui/VerdictMark.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { OverrideHistory } from './OverrideHistory.tsx'
import { ruleRowId } from '../rule-row-id.ts'
import styles from './rules.module.css'

interface Props {
  readonly rule: AssessedRule
  /** Past overrides, the newest first. */
  readonly past: readonly RuleOverride[]
  readonly overrides: readonly RuleOverride[]
  readonly authority: Parameters<typeof passesWith>[1]
  readonly carrierId: CarrierId
  readonly today: CalendarDate
  readonly canOverride: boolean
  /** The reasons for overrides, by the override. */
  readonly reasons: ReadonlyMap<RuleOverride['id'], string>
  readonly onEnd: (override: RuleOverride) => void
}

/** One rule: its label, what was read and what would make it pass, and its override with user and last day. */
export const RuleRow = ({
  rule,
  past,
  overrides,
  authority,
  carrierId,
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
        {past.length > 0 && (
          <OverrideHistory
            past={past}
            overrides={overrides}
            reasons={reasons}
            ruleName={rule.name}
            today={today}
          />
        )}
      </th>
      <td role="cell" className={styles['passes']}>
        {isPass ? null : passesWith(rule, authority, today)}
      </td>
      <td role="cell" className={styles['action']}>
        {canOverride && override === null && (
          <Link
            to={paths.carrier({ id: carrierId }, { override: rule.ruleType })}
            {...buttonLook({ variant: isPass ? 'quiet' : 'secondary', size: 'small' })}
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
 * What was read, and from where. A rule that does not pass is told by its fact first, as its name are the words of a
 * carrier that passes it; a passed one by its name, with its source below the list.
 */
const Fact = ({ rule: { name, label, finding, ...rule } }: { readonly rule: AssessedRule }) => {
  if (label === 'Pass')
    return (
      <>
        {name}
        <span className={styles['value']}>{finding.value ?? 'not on record'}</span>
      </>
    )
  const day = finding.asOf === null ? 'date not on record' : formatCalendarDate(finding.asOf)
  return (
    <>
      <span className={styles['fact']}>{withCapital(ruleFactText({ ...rule, finding }))}</span>
      <span className={styles['from']}>Rule: {name}</span>
      <span className={styles['from']}>
        {finding.source ?? 'Source not on record'}, {day}
      </span>
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
    {reason !== undefined && <span className={styles['reason']}>Reason: {reason}</span>}
  </p>
)
