import type { UnsavedText } from '../../stores/ports.ts'
import type { AccountStore } from '../../stores/account-store.ts'
import type { PortalRouter } from '../navigation/router.ts'
import { fetchLikelyFiles } from './fetch-likely-files.ts'
import { keepTyping } from './keep-typing.ts'
import { type LikelyScreensDeps, likelyScreens } from './likely-screens.ts'

interface Deps extends Pick<LikelyScreensDeps, 'ahead' | 'screens'> {
  readonly account: Pick<AccountStore, 'user' | 'sessionEndEvents'>
  readonly page: Window
  readonly router: Pick<PortalRouter, 'subscribe' | 'shown'>
  readonly unsaved: Pick<UnsavedText, 'fields'>
}

/** What begins once the opened page is quiet: what is typed is kept, and what is likely next is prepared. */
export const onceQuiet = ({ ahead, screens, ...typing }: Deps): void => {
  const { account, page } = typing
  keepTyping(typing)
  void likelyScreens({
    ahead,
    screens,
    isSignedIn: () => account.user != null,
    fetchFiles: () => fetchLikelyFiles(page),
  })
}
