import {
  exactTime,
  isFlagged,
  mailSubject,
  otherAddress,
  paths,
  type RateConfirmationMailDetail,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { DetailState } from '../../parts/errors/DetailState.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { Loaded } from '../../parts/list/Loaded.tsx'
import { PrintButton } from '../../parts/print/PrintButton.tsx'
import { PrintedLine } from '../../parts/print/PrintedLine.tsx'
import { ConfirmationStatusBadge } from '../../parts/rate-confirmation/ConfirmationStatusBadge.tsx'
import { DocumentLink } from '../../parts/rate-confirmation/DocumentLink.tsx'
import { MailAddress } from '../../parts/rate-confirmation/MailAddress.tsx'
import { MailStatusBadge, MailThread } from '../../parts/rate-confirmation/MailThread.tsx'
import { RecipientWarning } from '../../parts/rate-confirmation/RecipientWarning.tsx'
import { isAbsent } from '../../stores/not-found.ts'
import { Badge } from '../../ui/Badge.tsx'
import { FactList, type ListedFact } from '../../ui/FactList.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { Card } from '../../ui/Section.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './RateConfirmationEmailScreen.module.css'
import type { RateConfirmationEmailStore } from './rate-confirmation-email-store.ts'

/** One e-mail about a rate confirmation: to whom, what it says, and the thread that it is part of. Section 2, "Routes". */
export const RateConfirmationEmailScreen = observer(() => {
  const store = useScreenStore<RateConfirmationEmailStore>()
  const mail = store.mail.value
  if (mail !== undefined) return <OneMail store={store} mail={mail} />
  return (
    <div className={styles['screen']} aria-busy={store.mail.isPending}>
      <ScreenHeader title="E-mail" />
      <DetailState
        state={store.mail.state}
        what="this e-mail"
        missing="The address may be mistyped, or it was sent by a coworker and you see only your own."
        to={paths.rateConfirmationEmails()}
        toLabel="Go to e-mails"
        onRetry={() => void store.load()}
      >
        <SkeletonCard lines={2} height="96px" />
        <SkeletonCard lines={6} height="260px" />
      </DetailState>
    </div>
  )
})

interface Props {
  readonly store: RateConfirmationEmailStore
  readonly mail: RateConfirmationMailDetail
}

const OneMail = observer(({ store, mail }: Props) => {
  const subject = mailSubject(mail)
  return (
    <article className={styles['screen']}>
      <PrintedLine subject={`${mail.isReceived ? 'Reply' : 'E-mail'} ${mail.id}: ${subject}`} />
      <ScreenHeader
        title={subject}
        variant="long"
        actions={
          <div data-on-screen="">
            <PrintButton />
          </div>
        }
        description={
          <span className={styles['line']}>
            <MailStatusBadge status={mail.status} isReceived={mail.isReceived} />
            <time className={styles['note']} dateTime={mail.createdAt}>
              {exactTime(mail.createdAt)}
            </time>
          </span>
        }
      />
      <ListError question={store.mail.state} what="this e-mail" onRetry={() => void store.load()} />
      <RecipientWarning
        address={otherAddress(mail)}
        recipient={mail.recipient}
        isReceived={mail.isReceived}
        carrierId={mail.carrierId}
        carrier={store.carrier.value}
      />
      <Card heading="E-mail">
        <FactList facts={mailFacts(mail)} />
        {mail.body === null ? (
          <p className={styles['none']}>Its text is not on record.</p>
        ) : (
          <p className={styles['body']}>{mail.body}</p>
        )}
      </Card>
      {mail.rateConfirmationId !== null && (
        <>
          <ConfirmationSection store={store} />
          <ThreadSection store={store} mail={mail} />
        </>
      )}
    </article>
  )
})

const mailFacts = (mail: RateConfirmationMailDetail): readonly ListedFact[] => {
  const { from, to, recipient, isReceived, carrierId, carrierLegalName, document } = mail
  const carrierName = carrierLegalName ?? 'Carrier name not on record'
  return [
    { label: 'From', value: <MailAddress address={from} recipient={isReceived ? recipient : null} /> },
    { label: 'To', value: <MailAddress address={to} recipient={isReceived ? null : recipient} /> },
    {
      label: isReceived ? 'Received by' : 'Sent by',
      value: mail.creatorName ?? 'someone no longer on record',
    },
    {
      label: 'Carrier',
      value:
        carrierId === null ? (
          (carrierLegalName ?? 'not on record')
        ) : (
          <Link to={paths.carrier({ id: carrierId })} className={linkClass}>
            <CarrierNameText name={carrierName} />
          </Link>
        ),
    },
    ...(document === null ? [] : [{ label: 'Document', value: <DocumentLink document={document} /> }]),
  ]
}

const ConfirmationSection = observer(({ store }: Pick<Props, 'store'>) => (
  <Card heading="Rate confirmation">
    <Loaded query={store.confirmation} what="the rate confirmation" lines={1}>
      {confirmation => (
        <span className={styles['line']}>
          <Link to={paths.rateConfirmation({ id: confirmation.id })} className={linkClass}>
            Rate confirmation {confirmation.id}
          </Link>
          <ConfirmationStatusBadge {...confirmation} />
          {isFlagged(confirmation) && (
            <Badge tone="incomplete" icon={null}>
              Flagged
            </Badge>
          )}
        </span>
      )}
    </Loaded>
  </Card>
))

/** The thread. A monitor without it has none to show. */
const ThreadSection = observer(({ store, mail }: Props) => {
  if (isAbsent(store.thread)) return null
  const { value } = store.thread
  return (
    <Card heading="Thread" note={value && String(value.length)}>
      <Loaded query={store.thread} what="the thread" lines={4}>
        {mails => <MailThread mails={mails} shown={mail.id} now={store.now} />}
      </Loaded>
    </Card>
  )
})
