import { SCOPE_LABELS } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { FactList } from '../../../../ui/FactList.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import type { NotificationsStore } from './notifications-store.ts'
import styles from './PreferencesTab.module.css'

const { label } = SCOPE_LABELS.connection_notifications
const ABOUT = 'An e-mail when a connection with a carrier changes.'

/** The e-mail notifications. Only switches with an effect are shown. */
export const Notifications = observer(({ store }: { readonly store: NotificationsStore }) => {
  const { user, isOn, mayChange, submission, notice } = store
  if (user === null) return null
  return (
    <Section heading="E-mail notifications">
      <div className={styles['body']}>
        <p className={styles['note']}>{`Sent to ${user.email}.`}</p>
        {mayChange && (
          <Switch
            label={label}
            note={ABOUT}
            checked={isOn}
            aria-busy={submission.isPending}
            onChange={event => void store.change(event.currentTarget.checked)}
          />
        )}
        <FactList
          facts={[
            ...(mayChange
              ? []
              : [
                  {
                    label,
                    value: isOn ? 'On' : 'Off',
                    note: `${ABOUT} An admin at your company can change it.`,
                  },
                ]),
            {
              label: 'Sign-in codes',
              value: 'Always on',
              note: 'The code you sign in with. These cannot be turned off.',
            },
          ]}
        />
        <p role="status">{notice}</p>
        {submission.error !== undefined && <Notice tone="error">{submission.error}</Notice>}
      </div>
    </Section>
  )
})
