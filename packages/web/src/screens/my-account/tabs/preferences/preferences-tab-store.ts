import type { ScreenStore } from '../../../../di/screen.ts'
import { NotificationsStore, type NotificationsDeps } from './notifications-store.ts'

/** Of the two parts of the tab only notifications ask the monitor; how things look is the whole portal's to know. */
export class PreferencesTabStore implements ScreenStore {
  readonly notifications: NotificationsStore

  constructor(deps: NotificationsDeps) {
    this.notifications = new NotificationsStore(deps)
  }

  dispose(): void {
    this.notifications.forget()
  }
}
