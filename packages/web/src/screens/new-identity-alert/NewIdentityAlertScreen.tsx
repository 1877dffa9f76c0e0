import { paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { AlertInformation } from '../../parts/identity-alert/AlertInformation.tsx'
import { NewAlertFields } from '../../parts/identity-alert/NewAlertFields.tsx'
import type { NewAlertStore } from '../../parts/identity-alert/new-alert-store.ts'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { useFocusOnError } from '../../parts/submission/use-focus-on-error.ts'
import { Button } from '../../ui/Button.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { Card } from '../../ui/Section.tsx'
import styles from './NewIdentityAlert.module.css'

/** A new alert of any category, beside what happens with it. Source: section 3, "Identity alert". */
export const NewIdentityAlertScreen = observer(() => {
  const form = useScreenStore<NewAlertStore>()
  const navigator = useStore(BrowserTokens.Navigator)
  const element = useRef<HTMLFormElement>(null)
  const { submission } = form
  useFocusOnError(element, submission.errorCount)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.send()
  }
  const cancel = () => {
    form.clear()
    navigator.go(paths.identityAlerts())
  }
  return (
    <div className={styles['screen']}>
      <ScreenHeader title="New identity alert" />
      <div className={styles['columns']}>
        <AlertInformation fate={form.fate} />
        <Card heading="The alert" className={styles['alert'] ?? ''}>
          <form ref={element} className={styles['form']} noValidate onSubmit={submit}>
            <SubmissionError submission={submission} />
            <NewAlertFields form={form} />
            <div className={styles['acts']}>
              <Button type="submit" variant="primary" isPending={submission.isPending}>
                Send alert
              </Button>
              <Button onClick={cancel} disabled={submission.isPending}>
                Cancel
              </Button>
            </div>
            <p className={styles['note']}>
              What you typed is kept on this device until you send it, cancel, or sign out.
            </p>
          </form>
        </Card>
      </div>
    </div>
  )
})
