import type { RouteName } from '@fairhaul/core'
import type { Ahead } from '../../stores/ahead.ts'
import type { Screens } from '../navigation/screens.ts'

/** The screens that a user usually opens from the first screen. */
const LIKELY = ['search-results', 'carrier'] as const satisfies readonly RouteName[]

export interface LikelyScreensDeps {
  readonly ahead: Pick<Ahead, 'likely' | 'intended'>
  readonly screens: Pick<Screens, 'load'>
  readonly isSignedIn: () => boolean
  /** Fetches the files of likely screens, without running them. */
  readonly fetchFiles: () => void
}

/**
 * Prepares what is likely next, in a page that is quiet. A visitor's page has the screen of the code. A user's page fetches
 * and compiles the files of likely screens: later, the first keys would wait for them. Once the user is about to go on,
 * those screens are started, and then their parts.
 */
export const likelyScreens = async ({
  ahead,
  screens,
  isSignedIn,
  fetchFiles,
}: LikelyScreensDeps): Promise<void> => {
  if (!isSignedIn()) return void ahead.likely(() => screens.load('login-code'))
  ahead.likely(fetchFiles)
  await ahead.intended
  for (const name of LIKELY) ahead.likely(() => screens.load(name))
  for (const name of LIKELY) ahead.likely(async () => (await screens.load(name)).loadParts?.())
}
