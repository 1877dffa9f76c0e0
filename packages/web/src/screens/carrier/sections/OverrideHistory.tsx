import { type CalendarDate, pastOverrideText, type RuleOverride } from '@fairhaul/core'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './rules.module.css'

interface Props {
  readonly past: readonly RuleOverride[]
  /** All those of the carrier, by which the past ones are judged. */
  readonly overrides: readonly RuleOverride[]
  readonly ruleName: string
  readonly today: CalendarDate
}

/** Exceptions that were accepted once and count no more: folded, as they decide nothing today. */
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
