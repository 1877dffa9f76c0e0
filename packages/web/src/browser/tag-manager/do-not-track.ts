/** What a browser says for its person; not every browser has both. */
export interface TrackingWishes {
  readonly globalPrivacyControl?: boolean
  readonly doNotTrack?: string | null
}

/** Whether a browser says that its person does not want to be followed: by Global Privacy Control, or the older header. */
export const asksForNoTracking = ({ globalPrivacyControl, doNotTrack }: TrackingWishes): boolean =>
  globalPrivacyControl === true || doNotTrack === '1'
