import type { Digests } from '@fairhaul/core'
import type { ScreenStore } from '../../../../di/screen.ts'
import { DigestStore } from './digest-store.ts'
import { type NotificationsDeps, NotificationsStore } from './notifications-store.ts'

export interface PreferencesTabDeps extends NotificationsDeps {
  readonly digests: Digests
}

/** The preferences tab. Its notifications and its digest use the monitor; the appearance belongs to the whole portal. */
export class PreferencesTabStore implements ScreenStore {
  readonly notifications: NotificationsStore
  readonly digest: DigestStore

  constructor(deps: PreferencesTabDeps) {
    this.notifications = new NotificationsStore(deps)
    this.digest = new DigestStore(deps.digests)
  }

  dispose(): void {
    this.notifications.forget()
    this.digest.dispose()
  }
}
