import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Digest } from './Digest.tsx'
import { Display } from './Display.tsx'
import { Notifications } from './Notifications.tsx'
import styles from './PreferencesTab.module.css'
import type { PreferencesTabStore } from './preferences-tab-store.ts'

/** The display on this device, and the notifications. */
export const PreferencesTab = observer(() => {
  const { notifications, digest } = useScreenStore<PreferencesTabStore>()
  const { isOn } = notifications
  useEffect(() => {
    if (isOn) digest.load()
  }, [isOn, digest])
  return (
    <div className={styles['tab']}>
      <Display />
      <Notifications store={notifications} />
      {isOn && <Digest store={digest} />}
    </div>
  )
})
