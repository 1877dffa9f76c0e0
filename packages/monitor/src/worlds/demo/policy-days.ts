/** How many days ago the version of Northlake's policy was saved that is in force. */
export const NEWEST_VERSION_DAYS_AGO = 90
