import { type CalendarDate, type ClassificationId, pastOverrideText, type RuleOverride } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { OverrideFile } from './OverrideFile.tsx'
import styles from './rules.module.css'

interface Props {
  readonly past: readonly RuleOverride[]
  /** All overrides of the carrier, to find the past ones. */
  readonly overrides: readonly RuleOverride[]
  /** The reasons for overrides, by the override. */
  readonly reasons: ReadonlyMap<RuleOverride['id'], string>
  readonly nameOf: (id: ClassificationId) => string
  readonly ruleName: string
  readonly today: CalendarDate
}

/** Past overrides, collapsed, as they decide nothing today. */
export const OverrideHistory = observer(({ past, overrides, reasons, nameOf, ruleName, today }: Props) => (
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
            {override.classificationId !== null && `, for ${nameOf(override.classificationId)}`}
            <OverrideFile file={override.file} />
            {reason !== undefined && <span className={styles['reason']}>Reason: {reason}</span>}
          </li>
        )
      })}
    </ul>
  </details>
))
