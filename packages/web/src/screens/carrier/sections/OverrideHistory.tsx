import type { CalendarDate, RuleOverride } from '@fairhaul/core'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { pastOverrideText } from './past-overrides.ts'
import styles from './rules.module.css'

interface Props {
  readonly past: readonly RuleOverride[]
  readonly ruleName: string
  readonly today: CalendarDate
}

/** Exceptions that were accepted once and count no more: folded, as they decide nothing today. */
export const OverrideHistory = ({ past, ruleName, today }: Props) => (
  <details className={styles['history']}>
    <summary>
      History ({past.length})<VisuallyHidden> of overrides of {ruleName}</VisuallyHidden>
    </summary>
    <ul>
      {past.map(override => (
        <li key={override.id}>{pastOverrideText(override, today)}</li>
      ))}
    </ul>
  </details>
)
