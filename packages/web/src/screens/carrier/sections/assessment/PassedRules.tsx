import {
  type AssessedCarrier,
  type AssessedRule,
  categoryPassText,
  type RuleCategory,
  sourcesText,
} from '@fairhaul/core'
import type { ReactNode } from 'react'
import { TONE_OF_VERDICT } from '../../../../parts/verdict/tone-of-verdict.ts'
import { Fold } from '../../../../ui/Fold.tsx'
import { VerdictMark } from '../../../../ui/VerdictMark.tsx'
import styles from './PassedRules.module.css'

interface Props {
  readonly category: RuleCategory
  readonly assessed: AssessedCarrier
  readonly rowOf: (rule: AssessedRule) => ReactNode
}

/**
 * A category with its status and how many of its rules pass, in one line that opens those rules.
 *
 * Empty: says that no rule of the kind is checked. A category of which nothing passes has all its rules above, so it has
 * no line, unless some of them are hidden.
 */
export const PassedRules = ({ category, assessed, rowOf }: Props) => {
  const status = assessed.categories[category]
  const text = categoryPassText(assessed, category)
  if (status === null || text === undefined)
    return (
      <p className={styles['none']}>
        <span className={styles['kind']}>{category}</span>
        <span className={styles['unknown']}>not checked: no rule of this kind</span>
      </p>
    )
  const all = assessed.rules.filter(rule => rule.category === category)
  const passed = all.filter(({ label }) => label === 'Pass')
  if (passed.length === 0 && all.length > 0) return null
  const line = (
    <>
      <VerdictMark tone={TONE_OF_VERDICT[status]} label={status} size={14} />
      <span className={styles['kind']}>{category}</span>
      <span>{text}</span>
      <span className={styles['names']}>{passed.map(({ name }) => name).join(', ')}</span>
    </>
  )
  if (passed.length === 0) return <p className={styles['none']}>{line}</p>
  return (
    <Fold variant="row" isPrinted className={styles['folded']} summary={line}>
      <table role="table">
        <tbody role="rowgroup">{passed.map(rowOf)}</tbody>
      </table>
      <p className={styles['sources']}>{sourcesText(passed.map(({ finding }) => finding))}</p>
    </Fold>
  )
}
