/** The facts when the code of a screen could not be loaded. */
export interface MissingCode {
  /** Whether the page's server responds; if not, a missing release cannot be inferred. */
  readonly serverAnswers: boolean
  /** Whether the page was already reloaded for this screen of this release. */
  readonly wasReloaded: boolean
  /** Whether unsaved text would be lost. */
  readonly hasUnsavedText: boolean
}

/**
 * The step to take.
 *
 * - `wait`: no connection; the screen is loaded again once there is one.
 * - `reload`: a newer release has replaced this one; the page is reloaded, once.
 * - `confirm`: as `reload`, but only after the user confirms.
 * - `report`: the reload has not helped; the page never reloads by itself twice.
 */
export type MissingCodeStep = 'wait' | 'reload' | 'confirm' | 'report'

/**
 * The step to take when the code of a screen could not be loaded.
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
 * Whether the served release is newer than the running one. A release is any text that identifies it.
 *
 * Empty: false if either is unknown.
 * Source: section 2, "Missing code".
 */
export const isNewRelease = (running: string | null, served: string | null): boolean =>
  running !== null && served !== null && running !== served
