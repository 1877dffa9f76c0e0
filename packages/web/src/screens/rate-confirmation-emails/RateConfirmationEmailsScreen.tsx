import {
  formatCount,
  MAIL_TABS,
  type MailCounts,
  type MailsChoice,
  mailsPath,
  type MailTab,
  mailSubject,
  paths,
  type RateConfirmationMail,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { useColumns } from '../../parts/columns/use-columns.ts'
import { MailAddress } from '../../parts/rate-confirmation/MailAddress.tsx'
import { MailStatusBadge } from '../../parts/rate-confirmation/MailThread.tsx'
import sent from '../../parts/rate-confirmation/sent-list.module.css'
import type { SentListStore } from '../../parts/rate-confirmation/sent-list-store.ts'
import { Ago, SentLists } from '../../parts/rate-confirmation/SentCells.tsx'
import { SentFilters } from '../../parts/rate-confirmation/SentFilters.tsx'
import { CountedTabs } from '../../parts/tabbed-list/CountedTabs.tsx'
import { FreightHeader } from '../../parts/tabbed-list/FreightHeader.tsx'
import { FreightRows } from '../../parts/tabbed-list/FreightRows.tsx'
import { NoMatch } from '../../parts/tabbed-list/NoMatch.tsx'
import tabbed from '../../parts/tabbed-list/tabbed-list.module.css'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'

export type MailsStore = SentListStore<RateConfirmationMail, MailsChoice, MailCounts>

const TABS = (Object.keys(MAIL_TABS) as MailTab[]).map(key => ({ key, label: MAIL_TABS[key] }))

/** The e-mails that took rate confirmations to carriers, in tabs, 50 a page. Section 2, "Rate confirmation e-mail tabs". */
export const RateConfirmationEmailsScreen = observer(() => {
  const store = useScreenStore<MailsStore>()
  const navigator = useStore(BrowserTokens.Navigator)
  const { list } = store
  const { address } = list
  const go = (next: Partial<MailsChoice>, replace = false) =>
    navigator.go(mailsPath({ ...address, page: 1, ...next }), { replace })
  return (
    <div className={tabbed['screen']}>
      <FreightHeader
        title="Rate confirmation e-mails"
        tab={MAIL_TABS[address.tab]}
        list={list}
        changesText={({ added }) => (added > 0 ? formatCount(added, 'new e-mail') : 'The list changed')}
        links={<SentLists current="emails" />}
      />
      <CountedTabs
        label="E-mails"
        current={address.tab}
        tabs={TABS}
        counts={list.counts}
        pathOf={tab => mailsPath({ ...address, tab, page: 1 })}
      />
      <SentFilters
        store={store}
        label="Subject"
        text={address.subject ?? ''}
        creatorId={address.creatorId}
        onText={subject => go({ subject }, true)}
        onCreator={creatorId => go({ creatorId })}
      />
      <Listed store={store} />
    </div>
  )
})

const Listed = observer(({ store }: { readonly store: MailsStore }) => {
  const { list, own } = store
  const { address, now } = list
  const all = useMemo(() => mailColumns(now), [now])
  const columns = useColumns('rate-confirmation-emails', all)
  return (
    <FreightRows
      caption="E-mails"
      list={list}
      columns={columns}
      className={sent['table'] ?? ''}
      pathOf={page => mailsPath({ ...address, page })}
      empty={() => <NoMails address={address} counts={list.counts} showsOwnOnly={own.showsOwnOnly} />}
    />
  )
})

/** The columns of the list of e-mails. Keep the result identical between renders. */
const mailColumns = (now: number): readonly Column<RateConfirmationMail>[] => [
  {
    key: 'subject',
    header: 'Subject',
    sticky: true,
    cell: mail => (
      <Link
        to={paths.rateConfirmationEmail({ id: mail.id })}
        className={`${linkClass} ${sent['subject'] ?? ''}`}
        data-row-link=""
      >
        {mailSubject(mail)}
      </Link>
    ),
  },
  {
    key: 'to',
    header: 'To',
    width: '296px',
    cell: ({ to, recipient }) => <MailAddress address={to} recipient={recipient} />,
  },
  {
    key: 'carrier',
    header: 'Carrier',
    width: '232px',
    cell: ({ carrierId, carrierLegalName }) => {
      const name = <CarrierNameText name={carrierLegalName ?? 'Name not on record'} />
      return carrierId === null ? (
        <span className={sent['lines']}>
          {name}
          <span className={sent['note']}>Carrier not on record</span>
        </span>
      ) : (
        <Link to={paths.carrier({ id: carrierId })} className={linkClass}>
          {name}
        </Link>
      )
    },
  },
  {
    key: 'status',
    header: 'Status',
    width: '116px',
    cell: ({ status }) => <MailStatusBadge status={status} />,
  },
  {
    key: 'sent',
    header: 'Sent by',
    width: '136px',
    cell: ({ creatorName, createdAt }) => (
      <span className={sent['lines']}>
        <span>{creatorName ?? 'Former user'}</span>
        <Ago at={createdAt} now={now} />
      </span>
    ),
  },
]

interface EmptyProps {
  readonly address: MailsChoice
  readonly counts: MailCounts | undefined
  readonly showsOwnOnly: boolean
}

const NoMails = ({ address: { tab, subject, creatorId }, counts, showsOwnOnly }: EmptyProps) => {
  if (subject !== null || (creatorId !== null && !showsOwnOnly))
    return <NoMatch what="e-mail" counts={counts} clear={mailsPath({ tab })} />
  return (
    <EmptyState
      {...(showsOwnOnly && tab === 'all' ? { title: 'You have not sent an e-mail yet.' } : EMPTY[tab])}
    />
  )
}

const EMPTY: Readonly<Record<MailTab, { readonly title: string; readonly text: string }>> = {
  all: {
    title: 'No e-mails yet.',
    text: 'An e-mail is listed here once your company has sent a rate confirmation.',
  },
  flagged: {
    title: 'No flagged e-mails. Good.',
    text: 'An e-mail is listed here when it was flagged before it was delivered.',
  },
  undelivered: {
    title: 'No undelivered e-mails. Good.',
    text: 'An e-mail is listed here until it is delivered.',
  },
  delivered: { title: 'No delivered e-mails.', text: 'An e-mail is listed here once it is delivered.' },
}
