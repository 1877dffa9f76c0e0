import {
  alertsPath,
  exactTime,
  formatCount,
  isFlagged,
  loadName,
  paths,
  type RateConfirmation,
  rateConfirmationTermLines,
  relativeTime,
  TICKET_STATUS_LABELS,
  ticketTypeLabel,
  timeAgo,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { DetailState } from '../../parts/errors/DetailState.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { Loaded } from '../../parts/list/Loaded.tsx'
import { FreightBadge } from '../../parts/load/FreightBadge.tsx'
import { PrintButton } from '../../parts/print/PrintButton.tsx'
import { PrintedLine } from '../../parts/print/PrintedLine.tsx'
import { ConfirmationStatusBadge } from '../../parts/rate-confirmation/ConfirmationStatusBadge.tsx'
import { DocumentLink } from '../../parts/rate-confirmation/DocumentLink.tsx'
import { MailAddress } from '../../parts/rate-confirmation/MailAddress.tsx'
import { MailThread } from '../../parts/rate-confirmation/MailThread.tsx'
import { RecipientWarning } from '../../parts/rate-confirmation/RecipientWarning.tsx'
import { SendingSection } from '../../parts/rate-confirmation/SendingSection.tsx'
import { isAbsent } from '../../stores/not-found.ts'
import { Badge } from '../../ui/Badge.tsx'
import { FactList, type ListedFact } from '../../ui/FactList.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { Card } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './RateConfirmationScreen.module.css'
import type { RateConfirmationStore } from './rate-confirmation-store.ts'
import { VerdictsSection } from './VerdictsSection.tsx'

/** One rate confirmation: to whom it was sent, the carrier then and now, and what was agreed. Section 2, "Routes". */
export const RateConfirmationScreen = observer(() => {
  const store = useScreenStore<RateConfirmationStore>()
  const confirmation = store.confirmation.value
  if (confirmation !== undefined) return <OneConfirmation store={store} confirmation={confirmation} />
  const { state, isPending } = store.confirmation
  return (
    <div className={styles['screen']} aria-busy={isPending}>
      <ScreenHeader
        title="Rate confirmation"
        {...(isPending && {
          variant: 'long',
          actions: <PrintButton isDisabled />,
          description: <Skeleton shape="text" width="220px" />,
        })}
      />
      <DetailState
        state={state}
        what="this rate confirmation"
        missing="The address may be mistyped, or it was sent by a coworker and you see only your own."
        to={paths.rateConfirmations()}
        toLabel="Go to rate confirmations"
        onRetry={() => void store.load()}
      >
        <SkeletonCard lines={5} className={styles['awaitedCarrier'] ?? ''} />
        <SkeletonCard lines={7} height="400px" />
      </DetailState>
    </div>
  )
})

interface Props {
  readonly store: RateConfirmationStore
  readonly confirmation: RateConfirmation
}

const OneConfirmation = observer(({ store, confirmation }: Props) => {
  const { id, sentTo, recipient, carrierId } = confirmation
  return (
    <article className={styles['screen']}>
      <PrintedLine
        subject={`Rate confirmation ${id}, ${confirmation.carrierLegalName ?? 'carrier unknown'}`}
      />
      <ScreenHeader
        title={`Rate confirmation ${id}`}
        variant="long"
        actions={
          <div data-on-screen="">
            <PrintButton />
          </div>
        }
        description={
          <span className={styles['line']}>
            <ConfirmationStatusBadge {...confirmation} />
            {isFlagged(confirmation) && (
              <Badge tone="incomplete" icon={null}>
                Flagged: {formatCount(confirmation.openTicketsCount, 'open alert')}
              </Badge>
            )}
          </span>
        }
      />
      <ListError
        question={store.confirmation.state}
        what="this rate confirmation"
        onRetry={() => void store.load()}
      />
      <RecipientWarning
        address={sentTo}
        recipient={recipient}
        carrierId={carrierId}
        carrier={store.carrier.value}
      />
      <VerdictsSection store={store} confirmation={confirmation} />
      <div className={styles['columns']}>
        <div className={styles['side']}>
          <Card heading="Terms" className={styles['terms'] ?? ''}>
            <Loaded query={store.terms} what="the terms" lines={7}>
              {terms => <Terms lines={rateConfirmationTermLines(terms)} />}
            </Loaded>
          </Card>
          <SendingSection store={store.cancellation} confirmation={confirmation} now={store.now} />
        </div>
        <div className={styles['side']}>
          <Card heading="Sent">
            <FactList facts={sentFacts(confirmation, store.now)} />
          </Card>
          <TicketsSection store={store} confirmation={confirmation} />
        </div>
      </div>
      <ThreadSection store={store} />
    </article>
  )
})

const Terms = ({ lines }: { readonly lines: ReturnType<typeof rateConfirmationTermLines> }) => {
  const facts = lines.map(({ label, text }) => ({ label, value: text, isUnknown: text === 'not on record' }))
  return facts.every(({ isUnknown }) => isUnknown) ? (
    <p className={styles['none']}>No terms are on record.</p>
  ) : (
    <FactList facts={facts} />
  )
}

const instantFact = (label: string, instant: string | null, now: number): readonly ListedFact[] =>
  instant === null ? [] : [{ label, value: exactTime(instant), note: timeAgo(instant, now) }]

const sentFacts = (confirmation: RateConfirmation, now: number): readonly ListedFact[] => {
  const { loadId, loadNumber, document, sentTo, recipient } = confirmation
  return [
    { label: 'To', value: <MailAddress address={sentTo} recipient={recipient} /> },
    ...instantFact('Created', confirmation.createdAt, now),
    ...instantFact('Viewed', confirmation.viewedAt, now),
    ...instantFact('Delivered', confirmation.deliveredAt, now),
    loadId === null
      ? { label: 'Load', value: 'not on record', isUnknown: true }
      : {
          label: 'Load',
          value: (
            <Link to={paths.load({ id: loadId })} className={linkClass}>
              {loadName({ id: loadId, externalNumber: loadNumber })}
            </Link>
          ),
        },
    ...(document === null ? [] : [{ label: 'Document', value: <DocumentLink document={document} /> }]),
  ]
}

/** The open alerts that flag it. */
const TicketsSection = observer(({ store, confirmation }: Props) =>
  isAbsent(store.tickets) ? null : (
    <Card heading="Open alerts" note={String(confirmation.openTicketsCount)}>
      <Loaded query={store.tickets} what="the open alerts" lines={2}>
        {tickets =>
          tickets.length === 0 ? (
            <p className={styles['none']}>No open alerts about this rate confirmation.</p>
          ) : (
            <ul className={styles['reasons']}>
              {tickets.map(ticket => (
                <li key={ticket.id} className={styles['line']}>
                  <Link to={alertsPath({ open: ticket.id })} className={linkClass}>
                    {ticketTypeLabel(ticket.type)}
                  </Link>
                  <FreightBadge labels={TICKET_STATUS_LABELS[ticket.status]} />
                  <span className={styles['note']}>{relativeTime(ticket.createdAt, store.now)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  ),
)

const ThreadSection = observer(({ store }: Pick<Props, 'store'>) =>
  isAbsent(store.thread) ? null : (
    <Card heading="E-mails" note={store.thread.value && String(store.thread.value.length)}>
      <Loaded query={store.thread} what="the e-mails" lines={4}>
        {mails =>
          mails.length === 0 ? (
            <p className={styles['none']}>No e-mail was sent to the carrier.</p>
          ) : (
            <MailThread mails={mails} now={store.now} />
          )
        }
      </Loaded>
    </Card>
  ),
)
