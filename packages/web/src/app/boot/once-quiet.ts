import type { RouteName } from '@fairhaul/core'
import type { AccountStore } from '../../stores/account-store.ts'
import type { Ahead } from '../../stores/ahead.ts'
import type { Screens } from '../navigation/screens.ts'
import { fetchLikelyFiles } from './fetch-likely-files.ts'

export { keepTyping } from './keep-typing.ts'

interface LikelyDeps {
  readonly ahead: Pick<Ahead, 'likely' | 'intended'>
  readonly screens: Pick<Screens, 'load'>
}

/** The screens that a user usually opens from the first screen. */
const LIKELY = ['search-results', 'carrier'] as const satisfies readonly RouteName[]

/**
 * Prepares what is likely next. A visitor's page has the screen of the code. A user's page fetches and compiles the files
 * of likely screens: later, the first keys would wait for them. Once the user is about to go on, those screens are
 * started, and then their parts.
 */
export const likelyScreens = async (
  { ahead: { likely, intended }, screens }: LikelyDeps,
  isSignedIn: boolean,
  fetchFiles: () => void,
): Promise<void> => {
  if (!isSignedIn) return void likely(() => screens.load('login-code'))
  likely(fetchFiles)
  await intended
  for (const name of LIKELY) likely(() => screens.load(name))
  for (const name of LIKELY) likely(async () => (await screens.load(name)).loadParts?.())
}

/** What begins once the opened page is quiet: what is likely next is prepared. */
export const onceQuiet = (
  deps: LikelyDeps & { readonly account: Pick<AccountStore, 'user'>; readonly page: Window },
): void => {
  void likelyScreens(deps, deps.account.user != null, () => fetchLikelyFiles(deps.page))
}
