import { type CalendarDate, pastOverrideText, type RuleOverride } from '@fairhaul/core'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import styles from './rules.module.css'

interface Props {
  readonly past: readonly RuleOverride[]
  /** All overrides of the carrier, to find the past ones. */
  readonly overrides: readonly RuleOverride[]
  /** The reasons for overrides, by the override. */
  readonly reasons: ReadonlyMap<RuleOverride['id'], string>
  readonly ruleName: string
  readonly today: CalendarDate
}

/** Past overrides, collapsed, as they decide nothing today. */
export const OverrideHistory = ({ past, overrides, reasons, ruleName, today }: Props) => (
  <details className={styles['history']}>
    <summary>
      History ({past.length})<VisuallyHidden> of overrides of {ruleName}</VisuallyHidden>
    </summary>
    <ul>
      {past.map(override => {
        const reason = reasons.get(override.id)
        return (
          <li key={override.id}>
            {pastOverrideText(override, overrides, today)}
            {reason !== undefined && <span className={styles['reason']}>Reason: {reason}</span>}
          </li>
        )
      })}
    </ul>
  </details>
)
