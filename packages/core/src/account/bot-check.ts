import { done, type Outcome, refused } from '../shared/outcome.ts'

/** The message when the page detects automation. Source: section 5, "Bot check", which gives the wording. */
export const BOT_MESSAGE = "Please disable all bots per our website's requirements."

/** The page seems to be used by a program. `markers` name the evidence. */
export interface AutomationFound {
  readonly kind: 'automation-found'
  readonly message: typeof BOT_MESSAGE
  readonly markers: readonly string[]
}

/**
 * Whether a sign-in or sign-up form may be sent: no marker of automation was found, or the check is off.
 *
 * Source: section 5, "Bot check". Choice: the check runs when such a form is sent, and only the server's configuration
 * of the page turns it off.
 */
export const checkForBots = (requested: {
  readonly isOn: boolean
  readonly markers: readonly string[]
}): Outcome<void, AutomationFound> =>
  requested.isOn && requested.markers.length > 0
    ? refused({ kind: 'automation-found', message: BOT_MESSAGE, markers: requested.markers })
    : done(undefined)
