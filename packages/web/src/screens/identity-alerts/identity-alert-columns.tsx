import {
  alertAuthorText,
  alertName,
  type CalendarDate,
  formatCalendarDate,
  formatNumber,
  type IdentityAlert,
  paths,
  type ReportTab,
  toWatchdogReport,
  withCapital,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { AlertContact } from '../../parts/identity-alert/AlertContact.tsx'
import part from '../../parts/load/load.module.css'
import { CarrierName } from '../../parts/vehicle/CarrierOfVehicle.tsx'
import { VerdictWithReason } from '../../parts/verdict/VerdictWithReason.tsx'
import { Badge } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './IdentityAlerts.module.css'

interface Requirements {
  readonly today: CalendarDate
  readonly isOurs: (alert: IdentityAlert) => boolean
}

const TitleLink = ({ alert }: { readonly alert: IdentityAlert }) => (
  <Link to={paths.identityAlert({ id: alert.id })} className={`${linkClass} ${styles['what'] ?? ''}`}>
    {alertName(alert)}
  </Link>
)

const Published = ({ alert }: { readonly alert: IdentityAlert }) => (
  <Badge tone={alert.isPublished ? 'info' : 'neutral'}>{alert.isPublished ? 'Published' : 'Withdrawn'}</Badge>
)

/** The carrier that an alert is about, or the contact that was used. */
const About = ({ alert }: { readonly alert: IdentityAlert }) => {
  if (alert.carrier !== null) return <CarrierName carrier={alert.carrier} />
  if (alert.email !== null || alert.phone !== null) return <AlertContact alert={alert} />
  return <span className={part['note']}>No carrier named</span>
}

const status: Column<IdentityAlert> = {
  key: 'status',
  header: 'Status',
  inCard: 'mark',
  cell: alert => <Published alert={alert} />,
}

/** The columns of the list on the main brand. Keep the result identical between renders. */
export const identityAlertColumns = ({ today, isOurs }: Requirements): readonly Column<IdentityAlert>[] => [
  { key: 'category', header: 'Alert', sticky: true, cell: alert => <TitleLink alert={alert} /> },
  { key: 'about', header: 'Carrier or contact', cell: alert => <About alert={alert} /> },
  {
    key: 'verdict',
    header: 'Verdict now',
    cell: ({ carrier }) =>
      carrier !== null && <VerdictWithReason carrier={carrier} today={today} place="row" />,
  },
  {
    key: 'date',
    header: 'Happened on',
    cell: ({ filedOn }) => <time dateTime={filedOn}>{formatCalendarDate(filedOn)}</time>,
  },
  { key: 'by', header: 'Posted by', cell: alert => withCapital(alertAuthorText(alert, isOurs(alert))) },
  {
    key: 'messages',
    header: 'Messages',
    align: 'end',
    cell: ({ messages }) => formatNumber(messages.length),
  },
  status,
]

/**
 * The columns of the watchdog's reports: type, date and text, and in Mine whether they are published.
 *
 * Source: section 1, "Brands".
 */
export const watchdogReportColumns = (tab: ReportTab): readonly Column<IdentityAlert>[] => [
  {
    key: 'type',
    header: 'Report type',
    sticky: true,
    cell: alert => <TitleLink alert={alert} />,
  },
  {
    key: 'date',
    header: 'Alert date',
    cell: alert => {
      const { alertDate } = toWatchdogReport(alert)
      return <time dateTime={alertDate}>{formatCalendarDate(alertDate)}</time>
    },
  },
  {
    key: 'text',
    header: 'Text',
    cell: alert => <span className={styles['text']}>{toWatchdogReport(alert).text}</span>,
  },
  ...(tab === 'mine' ? [status] : []),
]
