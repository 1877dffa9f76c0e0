import { type ClassificationId, type PolicySectionDifference, policyDifferenceRow } from '@fairhaul/core'
import { visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'
import styles from './DifferencesTable.module.css'

interface Props {
  readonly differences: readonly PolicySectionDifference[]
  readonly nameOf: (id: ClassificationId) => string
  /** The names of both policies: "Version 3", "Draft". */
  readonly before: string
  readonly after: string
}

const SECTION_CHANGES = {
  added: ', rules of their own',
  dropped: ', no rules of their own any more',
} as const

/** What differs between two policies, rule by rule, before and after. */
export const DifferencesTable = ({ differences, nameOf, before, after }: Props) => (
  <table className={styles['table']}>
    <caption className={visuallyHiddenClass}>{`What differs between ${before} and ${after}`}</caption>
    <thead>
      <tr>
        <th scope="col">Rule</th>
        <th scope="col">{before}</th>
        <th scope="col">{after}</th>
      </tr>
    </thead>
    {differences.map(({ classificationId, change, rules }) => (
      <tbody key={classificationId ?? 'all'}>
        <tr className={styles['group']}>
          <th scope="rowgroup" colSpan={3}>
            {classificationId === null ? 'All carriers' : nameOf(classificationId)}
            {change !== null && SECTION_CHANGES[change]}
          </th>
        </tr>
        {rules.map(difference => {
          const row = policyDifferenceRow(difference)
          return (
            <tr key={row.rule}>
              <th scope="row">{row.rule}</th>
              <Side name={before} text={row.before} />
              <Side name={after} text={row.after} />
            </tr>
          )
        })}
      </tbody>
    ))}
  </table>
)

const Side = ({ name, text }: { readonly name: string; readonly text: string | null }) => (
  <td data-name={name} data-off={text === null || undefined}>
    {text ?? 'off'}
  </td>
)
