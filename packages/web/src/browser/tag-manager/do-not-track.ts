/** The browser's privacy signals; not every browser has both. */
export interface PrivacySignals {
  readonly globalPrivacyControl?: boolean
  readonly doNotTrack?: string | null
}

/** Whether the browser signals that its user does not want to be tracked: by Global Privacy Control or Do Not Track. */
export const refusesTracking = ({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1'
