import { browserColumnShelf } from '../../../browser/column-shelf.ts'
import { localSafeStorage } from '../../../browser/storage.ts'
import { AccountTokens } from '../../../di/tokens/account.ts'
import { ShellTokens } from '../../../di/tokens/shell.ts'
import type { AccountStore } from '../../../stores/account-store.ts'
import { ColumnChoicesStore } from '../../../stores/column-choices-store.ts'
import type { Bind } from '../../container.ts'

export const bindRoom = (bind: Bind): void => {
  bind(ShellTokens.ColumnChoicesStore).toResolvedValue(
    (account: AccountStore) =>
      new ColumnChoicesStore({
        shelf: browserColumnShelf(localSafeStorage),
        userId: () => account.user?.id,
        departures: account.departures,
      }),
    [AccountTokens.AccountStore],
  )
}
