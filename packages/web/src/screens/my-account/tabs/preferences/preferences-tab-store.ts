import type { ScreenStore } from '../../../../di/screen.ts'
import { type NotificationsDeps, NotificationsStore } from './notifications-store.ts'

/** The preferences tab. Only its notifications use the monitor; the appearance belongs to the whole portal. */
export class PreferencesTabStore implements ScreenStore {
  readonly notifications: NotificationsStore

  constructor(deps: NotificationsDeps) {
    this.notifications = new NotificationsStore(deps)
  }

  dispose(): void {
    this.notifications.forget()
  }
}
