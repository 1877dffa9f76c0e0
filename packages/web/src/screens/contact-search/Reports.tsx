import {
  ALERT_CATEGORY_LABELS,
  type CompanyId,
  type ContactAnswer,
  formatCalendarDate,
  formatCount,
  paths,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Reports.module.css'

interface Props {
  readonly answer: ContactAnswer
  /** The id of the user's company. */
  readonly companyId: CompanyId | null | undefined
}

/** Reports of brokers on the contact, the newest first, each a link to its alert. Empty: nothing is shown. */
export const Reports = ({ answer, companyId }: Props) => {
  const { fraudReports: reports, fraudReportsCount } = answer
  const count = fraudReportsCount ?? reports.length
  if (count === 0) return null
  return (
    <Section
      heading="Reports by brokers"
      note={
        count > reports.length ? `the newest ${reports.length} of ${count}` : formatCount(count, 'report')
      }
    >
      <ul className={styles['reports']}>
        {reports.map(({ id, category, message, filedOn, companyId: by }) => (
          <li key={id} className={styles['report']}>
            <p className={styles['about']}>
              <strong>
                <Link to={paths.identityAlert({ id })}>{ALERT_CATEGORY_LABELS[category]}</Link>
              </strong>
              <span>{formatCalendarDate(filedOn)}</span>
              <span>{by === companyId ? 'by your company' : 'by another broker'}</span>
            </p>
            <p className={styles['text']}>{message}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
