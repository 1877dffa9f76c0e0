import { alertsPath, formatCount, TICKET_TAB_LABELS, TICKET_TABS } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { Beside } from '../../parts/beside/Beside.tsx'
import { usePanelKeys } from '../../parts/carrier-panel/use-panel-keys.ts'
import { CountedTabs } from '../../parts/tabbed-list/CountedTabs.tsx'
import { FreightHeader } from '../../parts/tabbed-list/FreightHeader.tsx'
import tabbed from '../../parts/tabbed-list/tabbed-list.module.css'
import { Button } from '../../ui/Button.tsx'
import { ROW_KEYS } from '../../ui/row-key-names.ts'
import type { RowOpening } from '../../ui/row-keys.ts'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { alertActs } from './alert-acts.ts'
import { AlertFilters } from './AlertFilters.tsx'
import styles from './AlertsScreen.module.css'
import type { AlertsScreenStore } from './alerts-screen-store.ts'
import { AlertsTable } from './AlertsTable.tsx'

/** Loaded with the first alert that is opened. */
const AlertPanel = lazy(() => import('./AlertPanel.tsx').then(panel => ({ default: panel.AlertPanel })))

/** Loaded with the first alert that is assigned. */
const AssignForm = lazy(() => import('./AssignForm.tsx').then(form => ({ default: form.AssignForm })))

const nowhere = () => null

/** The company's alerts in tabs, 50 a page, worked through one by one or many at once. Section 2, "Alert tabs". */
export const AlertsScreen = observer(() => {
  const store = useScreenStore<AlertsScreenStore>()
  const navigator = useStore(BrowserTokens.Navigator)
  const isPane = useIsWide()
  const { list, work, panel } = store
  usePanelKeys({
    store: panel,
    isOpen: list.openId !== null,
    actsAt: row => {
      const ticket = row === undefined ? panel.ticket : list.rows.find(({ id }) => String(id) === row)
      return ticket === undefined ? [] : alertActs(work, ticket)
    },
    navigator,
    isPane,
  })
  return (
    <>
      <Beside
        list={list}
        keys={ROW_KEYS.open}
        pathOf={nowhere}
        panel={pane => <AlertPanel store={store} isPane={pane} />}
      >
        {rows => <Alerts store={store} {...rows} />}
      </Beside>
      {work.assigning !== null && (
        <Suspense fallback={null}>
          <AssignForm work={work} />
        </Suspense>
      )}
    </>
  )
})

interface Props {
  readonly store: AlertsScreenStore
  readonly opening: RowOpening
  readonly open: string | undefined
}

const Alerts = observer((props: Props) => {
  const { list, work } = props.store
  const { address } = list
  return (
    <div className={tabbed['screen']}>
      <FreightHeader
        title="Alerts"
        tab={TICKET_TAB_LABELS[address.tab]}
        list={list.list}
        changesText={({ added }) => (added > 0 ? formatCount(added, 'new alert') : 'The list changed')}
      />
      <CountedTabs
        label="Alerts"
        current={address.tab}
        tabs={TICKET_TABS.map(key => ({ key, label: TICKET_TAB_LABELS[key] }))}
        counts={list.list.counts?.tabs}
        pathOf={tab => alertsPath({ ...address, tab, page: 1, open: null })}
      />
      <AlertFilters store={props.store} />
      <p role="status" className={styles['last']}>
        {work.last !== null && (
          <>
            <strong>{work.last.name}</strong> {work.last.text} {work.last.noUndo}
            {work.last.undo !== null && (
              <Button size="small" variant="quiet" aria-keyshortcuts="z" onClick={() => void work.undo()}>
                Undo
              </Button>
            )}
          </>
        )}
      </p>
      <AlertsTable {...props} />
    </div>
  )
})
