import { done, type Outcome, refused } from '../shared/outcome.ts'

/** What is said to whom the page takes for a program. Source: section 5, "Bot check": the words are given. */
export const BOT_MESSAGE = "Please disable all bots per our website's requirements."

/** That a program, not a person, seems to work the page, and by which markers. */
export interface AutomationFound {
  readonly kind: 'automation-found'
  readonly message: typeof BOT_MESSAGE
  readonly markers: readonly string[]
}

/**
 * Whether a form of signing in or up may be sent: no marker of automation was found, or the check is switched off.
 *
 * Source: section 5, "Bot check". Choice: it is made when such a form is sent, and only the server's configuration of
 * the page switches it off.
 */
export const checkForBots = (requested: {
  readonly isOn: boolean
  readonly markers: readonly string[]
}): Outcome<void, AutomationFound> =>
  requested.isOn && requested.markers.length > 0
    ? refused({ kind: 'automation-found', message: BOT_MESSAGE, markers: requested.markers })
    : done(undefined)
