import { LANE_ALERT_FATE, laneResultsPath, laneText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useCloseDrawer } from '../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../parts/form-drawer/FormDrawer.tsx'
import styles from './AlertDrawer.module.css'
import { Contact, Freight, WhatHappened } from './AlertFields.tsx'
import type { LaneScreenStore } from './lane-screen-store.ts'

const BLOCKED = {
  title: 'You cannot post an alert on a lane.',
  text: 'Watchdog alerts have no lane, or your company’s subscription has expired.',
}

/** Alerts other brokers about freight on the lane that is shown. Section 3, "Identity alert". */
export const AlertDrawer = observer(({ store }: { readonly store: LaneScreenStore }) => {
  const { mayAlert, parts } = store
  const { alert, results } = parts
  const { address, drawerHistory } = results
  const close = useCloseDrawer(drawerHistory, laneResultsPath({ ...address, panel: null }))
  return (
    <FormDrawer
      title="Post an alert"
      subtitle={laneText(address.lane)}
      blocked={mayAlert ? undefined : BLOCKED}
      submission={alert.submission}
      submitLabel="Send alert"
      onSubmit={alert.send}
      onDiscard={alert.clear}
      onClose={close}
    >
      <p className={styles['fate']}>{LANE_ALERT_FATE}</p>
      <WhatHappened alert={alert} carriers={results.rows} />
      <Freight alert={alert} />
      <Contact alert={alert} />
    </FormDrawer>
  )
})
