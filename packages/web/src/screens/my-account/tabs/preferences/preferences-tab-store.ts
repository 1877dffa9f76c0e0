import type { ScreenStore } from '../../../../di/screen.ts'
import { NotificationsStore, type NotificationsNeeds } from './notifications-store.ts'

/** Of the two parts of the tab only notifications ask the monitor; how things look is the whole portal's to know. */
export class PreferencesTabStore implements ScreenStore {
  readonly notifications: NotificationsStore

  constructor(needs: NotificationsNeeds) {
    this.notifications = new NotificationsStore(needs)
  }

  dispose(): void {
    this.notifications.forget()
  }
}
