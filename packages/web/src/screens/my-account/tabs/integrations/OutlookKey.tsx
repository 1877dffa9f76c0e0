import type { UserId } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { errorMessage } from '../../../../parts/errors/error-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CopyText } from '../../../../ui/CopyText.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Section } from '../../../../ui/Section.tsx'
import styles from './IntegrationsTab.module.css'
import type { OutlookKeyStore } from './outlook-key-store.ts'

interface Props {
  readonly store: OutlookKeyStore
  readonly userId: UserId
}

/** The key of the user's Outlook add-in: hidden until it is shown, and again after the tab was left. */
export const OutlookKey = observer(({ store, userId }: Props) => {
  const {
    key: { state: key },
    shown,
    hide,
  } = store
  const error = errorMessage(key, 'your key')
  useEffect(() => hide, [hide])
  return (
    <Section heading="Outlook add-in">
      <div className={styles['body']}>
        <p>
          The add-in signs in as you with this key. The key does not change. Anyone who has it can see what
          you see, so do not share it.
        </p>
        <div className={styles['key']}>
          {shown === null ? (
            <span className={styles['hidden']}>Key hidden</span>
          ) : (
            <CopyText label="Outlook key" text={shown} />
          )}
          {shown === null ? (
            <Button onClick={() => void store.show(userId)} isPending={key.kind === 'loading'}>
              Show key
            </Button>
          ) : (
            <Button onClick={hide}>Hide key</Button>
          )}
        </div>
        {error !== undefined && (
          <Notice tone="error" title={`${error.title}.`}>
            {error.text}
          </Notice>
        )}
      </div>
    </Section>
  )
})
