import {
  alertAuthorText,
  alertName,
  ALERT_SIDE_LABELS,
  alertSide,
  BRAND_NAMES,
  carrierStatements,
  exactTime,
  formatCalendarDate,
  type IdentityAlertDetail,
  paths,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { DetailState } from '../../parts/errors/DetailState.tsx'
import { AlertContact } from '../../parts/identity-alert/AlertContact.tsx'
import { Conversation } from '../../parts/identity-alert/Conversation.tsx'
import { ReplyForm, UnsentReply } from '../../parts/identity-alert/ReplyForm.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { CarrierWithVerdict } from '../../parts/verdict/CarrierWithVerdict.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { FactList, type ListedFact } from '../../ui/FactList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { Card } from '../../ui/Section.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { EvidenceCard } from './EvidenceSection.tsx'
import styles from './IdentityAlert.module.css'
import type { IdentityAlertStore } from './identity-alert-store.ts'

/** Loaded when it is needed. */
const WithdrawDialog = lazy(() => import('../../parts/identity-alert/WithdrawDialog.tsx'))

/** One identity alert: the report, what is behind it, and what others say of it. Section 3, "Identity alert". */
export const IdentityAlertScreen = observer(() => {
  const store = useScreenStore<IdentityAlertStore>()
  const detail = store.detail.value
  if (detail === undefined) return <NoAlert store={store} />
  const { alert } = detail
  const { withdrawal } = store
  return (
    <article className={styles['screen']}>
      <ScreenHeader
        variant="long"
        title={alertName(alert)}
        description={
          <span className={styles['made']}>
            <Badge tone={alert.isPublished ? 'info' : 'neutral'}>
              {alert.isPublished ? 'Published' : 'Withdrawn'}
            </Badge>
            <span>
              Posted by {alertAuthorText(alert, store.isOurs)}, {exactTime(alert.createdAt)}
            </span>
          </span>
        }
        actions={
          <>
            <Link to={paths.identityAlerts()} {...buttonStyle()}>
              All alerts
            </Link>
            {withdrawal.mayWithdraw(alert) && (
              <Button onClick={() => withdrawal.request(alert)}>Withdraw</Button>
            )}
          </>
        }
      />
      <ListError question={store.detail.state} what="this alert" onRetry={() => void store.detail.reload()} />
      {!alert.isPublished && (
        <Notice tone="info" title="This alert was withdrawn.">
          Only your company can see it. No one can add messages.
        </Notice>
      )}
      <div className={styles['columns']}>
        <Card heading="What happened">
          <p className={styles['text']}>{alert.message}</p>
        </Card>
        <Facts detail={detail} />
        <div className={styles['answers']}>
          {store.hasEvidence && <EvidenceCard store={store} evidence={detail.evidence} />}
          <Messages store={store} detail={detail} />
        </div>
      </div>
      {withdrawal.alert !== null && (
        <Suspense fallback={null}>
          <WithdrawDialog withdrawal={withdrawal} />
        </Suspense>
      )}
    </article>
  )
})

interface Props {
  readonly store: IdentityAlertStore
  readonly detail: IdentityAlertDetail
}

const Messages = observer(({ store, detail: { alert } }: Props) => (
  <Card heading="Messages" note={alert.messages.length > 0 && String(alert.messages.length)}>
    {alert.messages.length === 0 ? (
      <p className={styles['quiet']}>No one has answered yet.</p>
    ) : (
      <Conversation messages={alert.messages} />
    )}
    {alert.isPublished ? <ReplyForm reply={store.reply} /> : <UnsentReply reply={store.reply} />}
  </Card>
))

const Facts = ({ detail }: Pick<Props, 'detail'>) => {
  const { alert, originAreaName, commodityName } = detail
  const today = useStore(BrowserTokens.Clock).today()
  const place = [alert.originPostalCode, originAreaName].filter(each => each !== null).join(', ')
  const statement = carrierStatements(alert).at(-1)
  const facts: readonly ListedFact[] = [
    { label: 'Concerns', value: ALERT_SIDE_LABELS[alertSide(alert.category)] },
    { label: 'Happened on', value: formatCalendarDate(alert.filedOn) },
    {
      label: 'Carrier',
      value:
        alert.carrier === null ? 'Not named' : <CarrierWithVerdict carrier={alert.carrier} today={today} />,
      isUnknown: alert.carrier === null,
    },
    ...(alert.carrier === null
      ? []
      : [
          {
            label: 'The carrier’s side',
            value:
              statement === undefined
                ? 'No statement yet'
                : `Stated ${exactTime(statement.createdAt)}, below`,
            isUnknown: statement === undefined,
          },
        ]),
    ...(alert.site === 'watchdog'
      ? []
      : [
          {
            label: 'Contact used',
            value:
              alert.email === null && alert.phone === null ? 'Not named' : <AlertContact alert={alert} />,
            isUnknown: alert.email === null && alert.phone === null,
          },
        ]),
    ...(place === '' && commodityName === null
      ? []
      : [
          {
            label: 'Load started in',
            value: place === '' ? 'not on record' : place,
            isUnknown: place === '',
          },
          {
            label: 'Commodity',
            value: commodityName ?? 'not on record',
            isUnknown: commodityName === null,
          },
        ]),
    { label: 'Site', value: BRAND_NAMES[alert.site] },
  ]
  return (
    <Card heading="Facts" className={styles['facts'] ?? ''}>
      <FactList facts={facts} />
    </Card>
  )
}

const NoAlert = observer(({ store: { detail } }: { readonly store: IdentityAlertStore }) => (
  <div className={styles['screen']} aria-busy={detail.isPending}>
    <ScreenHeader title="Identity alert" />
    <DetailState
      state={detail.state}
      what="this alert"
      missing="The address may be mistyped, or the broker who posted it has withdrawn it."
      to={paths.identityAlerts()}
      toLabel="Show all alerts"
      onRetry={() => void detail.reload()}
    >
      <SkeletonCard lines={3} height="140px" />
      <SkeletonCard lines={4} height="200px" />
    </DetailState>
  </div>
))
