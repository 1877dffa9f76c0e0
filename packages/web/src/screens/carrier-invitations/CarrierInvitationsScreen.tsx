import {
  CONNECTION_INVITATION_STATE_LABELS,
  type CarrierInvitationsAddress,
  type ConnectionInvitation,
  carrierInvitationsPath,
  connectionInvitationState,
  exactTime,
  formatCount,
  latestValue,
  type Loadable,
  type Page,
  paths,
  relativeTime,
  type SentInvitationState,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { CarrierPicker } from '../../parts/carrier-search/CarrierPicker.tsx'
import { PagedList } from '../../parts/list/PagedList.tsx'
import tabbed from '../../parts/tabbed-list/tabbed-list.module.css'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { buttonStyle } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './CarrierInvitationsScreen.module.css'
import { type CarrierInvitationsStore, mayResendInvitation } from './carrier-invitations-store.ts'
import { ResendDrawer } from './ResendDrawer.tsx'

/** Which carriers were invited to connect, and what became of it. Section 2, "user and carrier invitations". */
export const CarrierInvitationsScreen = observer(() => {
  const store = useScreenStore<CarrierInvitationsStore>()
  const { found, page } = store
  return (
    <div className={tabbed['screen']}>
      <ScreenHeader
        title="Carrier invitations"
        count={page === undefined ? found.isPending && 'loading' : formatCount(page.total, 'invitation')}
        isCountSilent
      />
      {store.isOpen ? (
        <Invitations store={store} />
      ) : (
        <RefusedState
          title="Your plan does not include connections"
          text="Inviting carriers is part of connections. An admin at your company can change the plan."
        />
      )}
    </div>
  )
})

interface Props {
  readonly store: CarrierInvitationsStore
}

const Invitations = observer(({ store }: Props) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const { now } = useStore(BrowserTokens.Clock)
  const { address, carrierName, found, page } = store
  const { carrierId } = address
  const columns = useMemo(() => columnsOf(store, address, now), [store, address, now])
  const go = (next: Partial<CarrierInvitationsAddress>) =>
    navigator.go(carrierInvitationsPath({ ...address, page: 1, open: null, ...next }))
  return (
    <>
      <search className={styles['filters']}>
        <CarrierPicker label="Carrier" onPick={id => go({ carrierId: id })} />
        {carrierName !== undefined && (
          <Chip label={`To ${carrierName}`} onClick={() => go({ carrierId: null })} />
        )}
      </search>
      <PagedList
        found={pageOf(found.state)}
        caption="Carrier invitations"
        what="the invitations"
        unit="invitation"
        columns={columns}
        skeletonRows={10}
        tableClassName={styles['rows'] ?? ''}
        empty={
          carrierId === null ? (
            <EmptyState
              title="No carrier has been invited"
              text="Open a carrier and choose Invite under Connection. The invitation is listed here."
            />
          ) : (
            <EmptyState
              title="This carrier has not been invited"
              text="Invite it from its profile, under Connection."
              action={
                <Link to={`${paths.carrier({ id: carrierId })}#connection`} {...buttonStyle()}>
                  Open the carrier
                </Link>
              }
            />
          )
        }
        pathOf={to => carrierInvitationsPath({ ...address, page: to, open: null })}
        onRetry={() => void found.reload()}
      />
      {address.open !== null && page !== undefined && <ResendDrawer store={store} />}
    </>
  )
})

const pageOf = (
  state: Loadable<{ readonly page: Page<ConnectionInvitation> }>,
): Loadable<Page<ConnectionInvitation>> => {
  if (state.kind === 'ready') return { kind: 'ready', value: state.value.page }
  return state.kind === 'idle' ? state : { ...state, previous: latestValue(state)?.page }
}

const TONES: Readonly<Record<SentInvitationState, BadgeTone>> = {
  answered: 'neutral',
  failed: 'fail',
  delivered: 'info',
  sent: 'info',
}

const Moment = ({ at, now }: { readonly at: string; readonly now: () => number }) => (
  <time dateTime={at} title={exactTime(at)} className={styles['note']}>
    {relativeTime(at, now())}
  </time>
)

const columnsOf = (
  store: CarrierInvitationsStore,
  address: CarrierInvitationsAddress,
  now: () => number,
): readonly Column<ConnectionInvitation>[] => [
  {
    key: 'carrier',
    header: 'Carrier',
    sticky: true,
    cell: ({ carrierId, carrierName }) => (
      <Link to={`${paths.carrier({ id: carrierId })}#connection`} data-row-link="" className={linkClass}>
        {carrierName ?? `Carrier ${carrierId}`}
      </Link>
    ),
  },
  {
    key: 'to',
    header: 'Sent to',
    cell: ({ addressee }) =>
      addressee.kind === 'email' ? <EmailText email={addressee.email} /> : 'A person at the carrier',
  },
  {
    key: 'state',
    header: 'Status',
    cell: invitation => {
      const state = connectionInvitationState(invitation, null)
      const at = state === 'answered' ? invitation.claimedAt : invitation.deliveredAt
      return (
        <span className={styles['state']}>
          <Badge tone={TONES[state]} icon={null}>
            {CONNECTION_INVITATION_STATE_LABELS[state]}
          </Badge>
          {at !== null && <Moment at={at} now={now} />}
        </span>
      )
    },
  },
  {
    key: 'classifications',
    header: 'Classifications',
    cell: invitation => <ClassificationNames store={store} invitation={invitation} />,
  },
  {
    key: 'by',
    header: 'Invited by',
    cell: ({ invitedBy, createdAt }) => (
      <span className={styles['state']}>
        {invitedBy ?? <i className={styles['note']}>Not on record</i>} <Moment at={createdAt} now={now} />
      </span>
    ),
  },
  {
    key: 'acts',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: invitation =>
      store.mayInvite &&
      mayResendInvitation(invitation) && (
        <Link
          to={carrierInvitationsPath({ ...address, open: invitation.id })}
          aria-label={`Resend to ${invitation.carrierName ?? `carrier ${invitation.carrierId}`}`}
          {...buttonStyle({ size: 'small' })}
        >
          Resend
        </Link>
      ),
  },
]

const ClassificationNames = observer(
  ({ store, invitation }: Props & { readonly invitation: ConnectionInvitation }) => (
    <span className={styles['names']}>
      {store.classificationsText(invitation) || <span className={styles['none']}>None</span>}
    </span>
  ),
)
