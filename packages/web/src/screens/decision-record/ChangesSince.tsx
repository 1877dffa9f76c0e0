import { type DecisionChange, type DecisionRecord, formatCalendarDate, formatCount } from '@fairhaul/core'
import { cx } from '../../ui/cx.ts'
import { Card, Section } from '../../ui/Section.tsx'
import { visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'
import styles from './record-table.module.css'

interface Props {
  readonly record: DecisionRecord
  /** Null: the carrier is no longer on record. */
  readonly changes: readonly DecisionChange[] | null
}

const TONE_TEXTS = { worse: 'Worse', better: 'Better', plain: '' } as const

/** What has changed since the decision: then and today, side by side. */
export const ChangesSince = ({ record, changes }: Props) => {
  const heading = `Since you decided, ${formatCalendarDate(record.content.day)}`
  if (changes === null || changes.length === 0 || record.today === null)
    return (
      <Card heading={heading}>
        <p className={styles['same']}>
          {changes === null
            ? 'This carrier is no longer on record, so there is nothing to compare with.'
            : 'Nothing has changed.'}
        </p>
      </Card>
    )
  return (
    <Section heading={heading} variant="flush" note={formatCount(changes.length, 'change')}>
      <table className={cx(styles['table'], styles['changes'])}>
        <caption className={visuallyHiddenClass}>What has changed since this decision</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Then</th>
            <th scope="col">Today, {formatCalendarDate(record.today.day)}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ key, label, was, now, tone }) => (
            <tr key={key} data-tone={tone}>
              <th scope="row">{label}</th>
              <td data-name="Then">{was}</td>
              <td data-name="Today" className={styles['now']}>
                {now}
                {tone !== 'plain' && <span className={styles['tone']}>{TONE_TEXTS[tone]}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
