/** The newest version of the alert table. Source: section 9, "Alert table versions". */
export const ALERT_TABLE_VERSIONS_MAX = 2

/**
 * The version of the alert table to show for a requested or stored one: 1 or 2.
 *
 * Refuses: a number out of range becomes the nearest version; anything but a whole number, the newest.
 * Source: section 9, "Alert table versions". Choice: only the number of versions is given, so they count from 1 and the
 * newest is the usual one.
 */
export const alertTableVersion = (requested: number): number =>
  Number.isInteger(requested)
    ? Math.min(Math.max(requested, 1), ALERT_TABLE_VERSIONS_MAX)
    : ALERT_TABLE_VERSIONS_MAX
