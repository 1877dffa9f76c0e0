import {
  ALERT_STEP_LABELS,
  type AlertStep,
  causeEndText,
  exactTime,
  obviousStep,
  paths,
  relativeTime,
  type Ticket,
  ticketCauseLines,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './AlertsScreen.module.css'

interface Props {
  readonly ticket: Ticket
  /** In milliseconds since 1970. */
  readonly now: number
}

const carrierPath = (id: NonNullable<NonNullable<Ticket['cause']>['carrier']>['id'], rest: string) =>
  `${paths.carrier({ id })}${rest}`

const AT_CARRIER: Readonly<Record<Exclude<AlertStep, 'load'>, string>> = {
  carrier: '',
  call: '#identity',
  block: '?open=do-not-dispatch',
  decide: '?open=decision',
}

/** Where the obvious act about an alert is done. Null: nowhere that is known. */
const stepPath = ({ loadId, cause }: Ticket, step: AlertStep): string | null => {
  if (step === 'load') return loadId === null ? null : paths.load({ id: loadId })
  return cause?.carrier == null ? null : carrierPath(cause.carrier.id, AT_CARRIER[step])
}

/** The obvious act about an alert that a load raised, in one press. Empty: nothing once its cause is gone. */
const NextStep = ({ ticket }: { readonly ticket: Ticket }) => {
  const step = obviousStep(ticket)
  const path = step === undefined ? null : stepPath(ticket, step)
  return step === undefined || path === null ? null : (
    <p>
      <Link to={path} className={linkClass}>
        {ALERT_STEP_LABELS[step]}
      </Link>
    </p>
  )
}

/** Why the load raised the alert: the carrier, what exactly and by how much, and how it ended. Empty: nothing for others. */
export const AlertCause = ({ ticket, now }: Props) => {
  const { cause } = ticket
  if (cause === null) return null
  const end = causeEndText(ticket)
  return (
    <section aria-labelledby="alert-cause">
      <h3 id="alert-cause">Why</h3>
      {end !== undefined && cause.endedAt !== null && (
        <Notice tone="info" title={end}>
          The alert closed with it{' '}
          <time dateTime={cause.endedAt} title={exactTime(cause.endedAt)}>
            {relativeTime(cause.endedAt, now)}
          </time>
          .
        </Notice>
      )}
      {cause.carrier !== null && (
        <p>
          <Link to={paths.carrier({ id: cause.carrier.id })} className={linkClass}>
            {cause.carrier.legalName ?? 'A carrier without a name'}
          </Link>
        </p>
      )}
      <ul className={styles['why']}>
        {ticketCauseLines(ticket, now).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <NextStep ticket={ticket} />
    </section>
  )
}

/** The same in a row: the first line, after its carrier where no column names that. */
export const CauseInRow = ({ ticket, now, namesCarrier }: Props & { readonly namesCarrier: boolean }) => {
  const { cause } = ticket
  if (cause === null) return null
  const name = namesCarrier ? (cause.carrier?.legalName ?? null) : null
  const [line] = causeEndText(ticket) === undefined ? ticketCauseLines(ticket, now) : [causeEndText(ticket)]
  const text = [name, line].filter(part => part != null).join(': ')
  return text === '' ? null : <span className={styles['cause']}>{text}</span>
}
