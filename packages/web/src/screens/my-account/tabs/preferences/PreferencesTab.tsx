import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Display } from './Display.tsx'
import { Notifications } from './Notifications.tsx'
import styles from './PreferencesTab.module.css'
import type { PreferencesTabStore } from './preferences-tab-store.ts'

/** How the portal looks on this machine, and what it sends to the person. */
export const PreferencesTab = observer(() => {
  const { notifications } = useScreenStore<PreferencesTabStore>()
  return (
    <div className={styles['tab']}>
      <Display />
      <Notifications store={notifications} />
    </div>
  )
})
