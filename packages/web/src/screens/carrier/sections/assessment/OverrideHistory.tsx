import { type CalendarDate, type ClassificationId, pastOverrideText, type RuleOverride } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { Fold } from '../../../../ui/Fold.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import type { OverridesStore } from '../../overrides-store.ts'
import { OverrideFile } from './OverrideFile.tsx'
import styles from './rules.module.css'

interface Props {
  readonly past: readonly RuleOverride[]
  /** How many there are, with those that have not loaded. */
  readonly count: number
  /** All overrides, requested once it is opened. */
  readonly history: OverridesStore['history']
  readonly onOpen: () => void
  /** All overrides of the carrier, to find the past ones. */
  readonly overrides: readonly RuleOverride[]
  /** The reasons for overrides, by the override. */
  readonly reasons: ReadonlyMap<RuleOverride['id'], string>
  readonly nameOf: (id: ClassificationId) => string
  readonly ruleName: string
  readonly today: CalendarDate
}

/** Past overrides, collapsed, as they decide nothing today. */
export const OverrideHistory = observer((props: Props) => {
  const { past, count, history, onOpen, overrides, reasons, nameOf, ruleName, today } = props
  return (
    <Fold
      className={styles['history']}
      summary={
        <span>
          History ({count})<VisuallyHidden> of overrides of {ruleName}</VisuallyHidden>
        </span>
      }
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
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
      {past.length < count && (
        <Loaded query={history} what="the older overrides" lines={2}>
          {() => null}
        </Loaded>
      )}
    </Fold>
  )
})
