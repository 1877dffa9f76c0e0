/** What is known when the code of a screen could not be fetched. */
export interface MissingCode {
  /** Whether the server of the page answers; where it does not, nothing says that the code is gone. */
  readonly serverAnswers: boolean
  /** Whether the page was loaded anew for this very screen of this very release already. */
  readonly wasReloaded: boolean
  /** Whether something typed would be lost. */
  readonly hasUnsavedText: boolean
}

/**
 * What is done about it.
 *
 * - `wait`: no connection; the screen is asked for again once there is one.
 * - `reload`: a newer release has taken the place of this one; the page is loaded anew, once.
 * - `confirm`: as `reload`, but only after the user confirms.
 * - `report`: the reload has not helped; the page never reloads by itself twice.
 */
export type MissingCodeStep = 'wait' | 'reload' | 'confirm' | 'report'

/**
 * What is done when the code of a screen could not be fetched.
 *
 * Source: section 2, "Missing code".
 */
export const afterMissingCode = ({
  serverAnswers,
  wasReloaded,
  hasUnsavedText,
}: MissingCode): MissingCodeStep => {
  if (!serverAnswers) return 'wait'
  if (wasReloaded) return 'report'
  return hasUnsavedText ? 'confirm' : 'reload'
}

/**
 * Whether a newer release is served than the one that runs. A release is whatever text tells it from every other.
 *
 * Empty: false where either is not known.
 * Source: section 2, "Missing code".
 */
export const isNewRelease = (running: string | null, served: string | null): boolean =>
  running !== null && served !== null && running !== served
