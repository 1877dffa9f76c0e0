/** Every key the portal writes to a browser storage. The boot script of index.html knows the first three by name. */
export const STORAGE_KEYS = {
  lastKnownUser: 'fairhaul.last-user',
  preferences: 'fairhaul.preferences',
  /** Which columns a person wants in each kind of list. */
  columns: 'fairhaul.columns',
  /** Says nothing about a person: that the server has yet to be told of a sign-out. */
  pendingSignOut: 'fairhaul.sign-out-owed',
  /** The server's own spelling, sic. Source: section 4, "Saved target". */
  savedTarget: 'redirect_url_after_sigin',
  pendingSignIn: 'fairhaul.sign-in',
  signUp: 'fairhaul.sign-up',
  /** Says nothing about a person: which screen of which release the page was loaded anew for. */
  reloaded: 'fairhaul.reloaded',
  scrolls: 'fairhaul.scrolls',
  searchCachePrefix: 'fairhaul.search.',
  /** Whose everything else in the storage is: the id of a user. */
  owner: 'fairhaul.owner',
} as const
