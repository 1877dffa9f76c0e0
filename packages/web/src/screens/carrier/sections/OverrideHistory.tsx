import { type CalendarDate, pastOverrideText, type RuleOverride } from '@fairhaul/core'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './rules.module.css'

interface Props {
  readonly past: readonly RuleOverride[]
  /** All overrides of the carrier, to find the past ones. */
  readonly overrides: readonly RuleOverride[]
  readonly ruleName: string
  readonly today: CalendarDate
}

/** Past overrides, collapsed, as they decide nothing today. */
export const OverrideHistory = ({ past, overrides, ruleName, today }: Props) => (
  <details className={styles['history']}>
    <summary>
      History ({past.length})<VisuallyHidden> of overrides of {ruleName}</VisuallyHidden>
    </summary>
    <ul>
      {past.map(override => (
        <li key={override.id}>{pastOverrideText(override, overrides, today)}</li>
      ))}
    </ul>
  </details>
)
