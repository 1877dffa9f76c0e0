import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Display } from './Display.tsx'
import { Notifications } from './Notifications.tsx'
import styles from './PreferencesTab.module.css'
import type { PreferencesTabStore } from './preferences-tab-store.ts'

/** The display on this device, and the notifications. */
export const PreferencesTab = observer(() => {
  const { notifications } = useScreenStore<PreferencesTabStore>()
  return (
    <div className={styles['tab']}>
      <Display />
      <Notifications store={notifications} />
    </div>
  )
})
