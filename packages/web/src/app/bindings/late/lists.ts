import { browserColumnStorage } from '../../../browser/column-storage.ts'
import { localSafeStorage } from '../../../browser/storage.ts'
import { AccountTokens } from '../../../di/tokens/account.ts'
import { ShellTokens } from '../../../di/tokens/shell.ts'
import type { AccountStore } from '../../../stores/account-store.ts'
import { ColumnChoicesStore } from '../../../stores/column-choices-store.ts'
import type { Bind } from '../../container.ts'

export const bindModule = (bind: Bind): void => {
  bind(ShellTokens.ColumnChoicesStore).toResolvedValue(
    (account: AccountStore) =>
      new ColumnChoicesStore({
        storage: browserColumnStorage(localSafeStorage),
        userId: () => account.user?.id,
        sessionEndEvents: account.sessionEndEvents,
      }),
    [AccountTokens.AccountStore],
  )
}
