import { type AssessedRule, type RuleCategory, sourcesText } from '@fairhaul/core'
import type { ReactNode } from 'react'
import { Fold } from '../../../../ui/Fold.tsx'
import { VerdictMark } from '../../../../ui/VerdictMark.tsx'
import styles from './PassedRules.module.css'

interface Props {
  readonly category: RuleCategory
  /** All rules of the category, passed or not. */
  readonly all: readonly AssessedRule[]
  readonly rowOf: (rule: AssessedRule) => ReactNode
}

/** The rules of a category that pass, in one line that opens. Empty: says that no rule of the kind is checked. */
export const PassedRules = ({ category, all, rowOf }: Props) => {
  const passed = all.filter(({ label }) => label === 'Pass')
  if (all.length === 0)
    return (
      <p className={styles['none']}>
        <span className={styles['kind']}>{category}</span>
        <span className={styles['unknown']}>not checked: no rule of this kind</span>
      </p>
    )
  if (passed.length === 0) return null
  return (
    <Fold
      variant="row"
      isPrinted
      className={styles['folded']}
      summary={
        <>
          <VerdictMark tone="pass" size={14} />
          <span className={styles['kind']}>{category}</span>
          <span>
            {passed.length} of {all.length} pass
          </span>
          <span className={styles['names']}>{passed.map(({ name }) => name).join(', ')}</span>
        </>
      }
    >
      <table role="table">
        <tbody role="rowgroup">{passed.map(rowOf)}</tbody>
      </table>
      <p className={styles['sources']}>{sourcesText(passed.map(({ finding }) => finding))}</p>
    </Fold>
  )
}
