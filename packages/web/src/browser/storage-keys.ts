/** Every key the portal writes to a browser storage. The boot script of index.html knows the first two by name. */
export const STORAGE_KEYS = {
  lastKnownUser: 'fairhaul.last-user',
  preferences: 'fairhaul.preferences',
  /** The server's own spelling, sic. Source: section 4, "Saved target". */
  savedTarget: 'redirect_url_after_sigin',
  pendingSignIn: 'fairhaul.sign-in',
  searchCachePrefix: 'fairhaul.search.',
} as const
