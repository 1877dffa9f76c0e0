import { contactQueryText, contactSearchPath, RECENT_CONTACTS } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { useCloseDrawer } from '../../parts/drawer-history/use-close-drawer.ts'
import { FraudReportDrawer } from '../../parts/fraud-report/FraudReportDrawer.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { SaveSearch } from '../../parts/save-search/SaveSearch.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RecentList } from '../../ui/RecentList.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { AssociatedCarriers } from './AssociatedCarriers.tsx'
import { ContactEmpty } from './ContactEmpty.tsx'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactSearchScreen.module.css'
import { ContactVerdictPanel } from './ContactVerdictPanel.tsx'
import type { ContactSearchStore } from './contact-search-store.ts'
import { DoNotDispatchDrawer } from './DoNotDispatchDrawer.tsx'
import { Lookalikes } from './Lookalikes.tsx'
import { Reports } from './Reports.tsx'

/** Who an e-mail address or a phone number really belongs to. Section 5, "Fraud search". */
export const ContactSearchScreen = observer(() => {
  const store = useScreenStore<ContactSearchStore>()
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        title="Contact search"
        actions={store.query !== null && <SaveSearch address={contactSearchPath(store.query)} />}
      />
      <ContactForm store={store} />
      <Said store={store} />
      <NoticeText store={store} />
      <ListError question={store.found.state} what="this contact" onRetry={store.retry} />
      {store.query === null ? <Unasked store={store} /> : <Answer store={store} />}
      <Drawers store={store} />
    </div>
  )
})

/** Nothing was looked up yet: what was lately, and what may be. */
const Unasked = observer(({ store: { recent } }: { readonly store: ContactSearchStore }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  return (
    <>
      <RecentList
        heading="Recent contacts"
        items={recent.items.map(query => ({
          key: RECENT_CONTACTS.keyOf(query) ?? '',
          name: contactQueryText(query),
          shown: contactQueryText(query),
          choose: () => navigator.go(contactSearchPath(query)),
          remove: () => recent.remove(query),
        }))}
      />
      <ContactEmpty />
    </>
  )
})

const Answer = observer(({ store }: { readonly store: ContactSearchStore }) => {
  const {
    shown,
    found: { state: found },
  } = store
  if (shown === undefined) return found.kind === 'loading' ? <Waiting /> : null
  const { query, answer } = shown
  return (
    <>
      <ContactVerdictPanel store={store} />
      {query.kind === 'email' && (
        <Lookalikes
          email={query.email}
          lookalikes={answer.lookalikes}
          isLinkedAbove={store.rows.length === 0}
        />
      )}
      <Reports answer={answer} companyId={store.companyId} />
      <AssociatedCarriers store={store} shown={shown} />
    </>
  )
})

const Waiting = () => (
  <div className={styles['screen']} aria-busy="true">
    <SkeletonCard lines={5} height="232px" />
    <SkeletonCard lines={3} />
  </div>
)

/** The result of a search, for screen readers. */
const Said = observer(({ store }: { readonly store: ContactSearchStore }) => {
  const {
    found: { state: found },
    verdicts,
  } = store
  return (
    <VisuallyHidden>
      <span role="status">
        {found.kind === 'loading'
          ? 'Searching'
          : found.kind === 'ready' && verdicts.map(it => `${it.title}. `)}
      </span>
    </VisuallyHidden>
  )
})

const NoticeText = observer(({ store }: { readonly store: ContactSearchStore }) =>
  store.notice === null ? null : (
    <Notice tone="info" onDismiss={store.clearNotice}>
      {store.notice}
    </Notice>
  ),
)

const Drawers = observer(({ store }: { readonly store: ContactSearchStore }) => {
  const { drawer, report, block, drawerHistory, mayBlock } = store.drawers
  const close = useCloseDrawer(drawerHistory, contactSearchPath(store.query))
  if (drawer.kind === 'report' && report !== undefined)
    return <FraudReportDrawer form={report} onClose={close} />
  if (drawer.kind === 'do-not-dispatch' && block !== undefined)
    return (
      <DoNotDispatchDrawer
        form={block}
        row={store.rowOf(drawer.carrierId)}
        mayBlock={mayBlock}
        onClose={close}
      />
    )
  return null
})
