import type { FeatureToggles } from '../../account/feature-toggles.ts'
import type { CurrentUser } from '../../account/user.ts'
import { seesFullCarrierProfile } from '../../account/watchdog.ts'
import type { Message } from '../../shared/error-messages.ts'

/** Why the directory is closed: this installation has none, or this user sees short profiles. */
export type DirectoryClosed = 'not-here' | 'short-profile'

/**
 * Why the directory is closed to a user; it is not requested then.
 *
 * Empty: null where it is open. Source: section 9, "Feature toggles" (SHOW_DIRECTORY); section 6, "Watchdog users":
 * contacts belong to the full profile.
 */
export const directoryClosed = (
  user: Pick<CurrentUser, 'paywall' | 'watchdogLimits'>,
  { showsDirectory }: Pick<FeatureToggles, 'showsDirectory'>,
): DirectoryClosed | null => {
  if (!showsDirectory) return 'not-here'
  return seesFullCarrierProfile(user) ? null : 'short-profile'
}

/** The message for a closed directory. Source: section 3, "Directory"; the wording is ours. */
export const DIRECTORY_CLOSED_TEXTS: Readonly<Record<DirectoryClosed, Omit<Message, 'requestId'>>> = {
  'not-here': {
    title: 'The directory is turned off',
    explanation: 'See who to contact in the carrier’s profile, under People.',
    advice: 'The person who runs the portal for your company can turn the directory on.',
  },
  'short-profile': {
    title: 'Your account shows short profiles',
    explanation:
      'They leave out a carrier’s people, contacts shared by other brokers, and the names, phones, e-mails and addresses on the FMCSA record.',
    advice: 'An admin at your company can ask for full profiles.',
  },
}
