import { LANE_ALERT_FATE, laneResultsPath, laneText } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useRef } from 'react'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import { useStore } from '../../di/use-store.ts'
import { useFocusOnError } from '../../parts/submission/use-focus-on-wrong.ts'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './AlertDrawer.module.css'
import { Contact, Freight, WhatHappened } from './AlertFields.tsx'
import type { LaneScreenStore } from './lane-screen-store.ts'

/** Alerts other brokers about freight on the lane that is shown. Section 3, "Identity alert". */
export const AlertDrawer = observer(({ store }: { readonly store: LaneScreenStore }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const { mayAlert, parts } = store
  const { alert, results } = parts
  const { address, drawerHistory } = results
  useFocusOnError(form, alert.submission.errorCount)

  const close = () => drawerHistory.close(navigator, laneResultsPath({ ...address, panel: null }))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await alert.send()) close()
  }
  const cancel = () => {
    alert.clear()
    close()
  }
  if (!mayAlert) {
    return (
      <Drawer title="Alert others" isOpen onClose={close}>
        <Notice tone="info" title="You cannot alert others on a lane.">
          Your brand’s alerts have no lane, or your company’s subscription has ended.
        </Notice>
      </Drawer>
    )
  }
  return (
    <Drawer
      title="Alert others"
      subtitle={laneText(address.lane)}
      isOpen
      onClose={close}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" isPending={alert.submission.isPending}>
            Send alert
          </Button>
          <Button onClick={cancel} disabled={alert.submission.isPending}>
            Cancel
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className={styles['form']} noValidate onSubmit={event => void send(event)}>
        <p className={styles['fate']}>{LANE_ALERT_FATE}</p>
        <SubmissionError submission={alert.submission} />
        <WhatHappened alert={alert} carriers={results.rows} />
        <Freight alert={alert} />
        <Contact alert={alert} />
      </form>
    </Drawer>
  )
})
