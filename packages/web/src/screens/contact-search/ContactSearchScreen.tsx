import { contactQueryText, contactSearchPath, RECENT_CONTACTS } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { StoredRecord } from '../../parts/connection/StoredRecord.tsx'
import { useCloseDrawer } from '../../parts/drawer-history/use-close-drawer.ts'
import { FraudReportDrawer } from '../../parts/fraud-report/FraudReportDrawer.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { SaveSearch } from '../../parts/save-search/SaveSearch.tsx'
import { Button } from '../../ui/Button.tsx'
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
import { PairPanel } from './PairPanel.tsx'
import { Reports } from './Reports.tsx'
import { useFocusOnAnswer } from './use-focus-on-answer.ts'

/** Who an e-mail address or a phone number really belongs to, or whether the two belong together. Section 5, "Fraud search". */
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
      <ListError
        question={store.found.state}
        what={store.query?.kind === 'pair' ? 'these contacts' : 'this contact'}
        onRetry={store.retry}
      />
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
  const heading = useFocusOnAnswer(store)
  const { shown, panels, pair, companyId, found } = store
  if (shown === undefined)
    return found.state.kind === 'loading' ? <Waiting isPair={store.query?.kind === 'pair'} /> : null
  return (
    <>
      <PairPanel store={store} heading={heading} />
      {panels.map(panel => (
        <Fragment key={panel.query.kind}>
          <ContactVerdictPanel store={store} panel={panel} {...(pair === undefined && { heading })} />
          {panel.query.kind === 'email' && (
            <Lookalikes
              email={panel.query.email}
              lookalikes={panel.answer.lookalikes}
              isLinkedAbove={panel.answer.carriers.length === 0}
            />
          )}
          <Reports answer={panel.answer} companyId={companyId} />
        </Fragment>
      ))}
      <AssociatedCarriers store={store} shown={shown} />
    </>
  )
})

const Waiting = ({ isPair }: { readonly isPair: boolean }) => (
  <div className={styles['screen']} aria-busy="true">
    {isPair && <SkeletonCard lines={3} />}
    <SkeletonCard lines={5} height="232px" />
    <SkeletonCard lines={3} />
  </div>
)

/** The result of a search, for screen readers. */
const Said = observer(({ store }: { readonly store: ContactSearchStore }) => {
  const {
    found: { state: found },
    pair,
    panels,
  } = store
  const verdicts = panels.flatMap(panel => panel.verdicts.map(({ title }) => `${title}. `))
  return (
    <VisuallyHidden>
      <span role="status">
        {found.kind === 'loading'
          ? 'Searching'
          : found.kind === 'ready' && [...(pair ? [`${pair.title}. ${pair.text} `] : []), ...verdicts]}
      </span>
    </VisuallyHidden>
  )
})

const NoticeText = observer(({ store }: { readonly store: ContactSearchStore }) => {
  if (store.notice === null) return null
  const { text, undo } = store.notice
  return (
    <Notice
      tone="info"
      onDismiss={store.clearNotice}
      action={
        undo && (
          <Button size="small" variant="quiet" onClick={() => void undo()}>
            Undo
          </Button>
        )
      }
    >
      {text} <StoredRecord made={store.notice} />
    </Notice>
  )
})

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
