/** Every storage key of the portal. The boot script of index.html uses some by name. */
export const STORAGE_KEYS = {
  lastKnownUser: 'fairhaul.last-user',
  preferences: 'fairhaul.preferences',
  /** Not personal data: the address of the text font, once the browser has it. */
  textFont: 'fairhaul.font',
  /** The columns that a user wants in each kind of list. */
  columns: 'fairhaul.columns',
  /** Not personal data: that the server has yet to be notified of a sign-out. */
  pendingSignOut: 'fairhaul.sign-out-owed',
  /** The server's own spelling, sic. Source: section 4, "Saved target". */
  savedTarget: 'redirect_url_after_sigin',
  pendingSignIn: 'fairhaul.sign-in',
  signUp: 'fairhaul.sign-up',
  /** Not personal data: the screen and release that the page was reloaded for. */
  reloaded: 'fairhaul.reloaded',
  /** What a person was typing when their session ended or they left the page. */
  drafts: 'fairhaul.drafts',
  scrolls: 'fairhaul.scrolls',
  searchCachePrefix: 'fairhaul.search.',
  /** The id of the user whose data everything else in the storage is. */
  owner: 'fairhaul.owner',
} as const
