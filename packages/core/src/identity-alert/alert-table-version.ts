/** The newest form of the table of alerts. Source: section 9, "Alert table versions". */
export const ALERT_TABLE_VERSIONS_MAX = 2

/**
 * The form of the alert table to show where one was asked for or remembered: 1 or 2.
 *
 * Refuses: what is beyond either end is that end; what is no whole number is the newest.
 * Source: section 9, "Alert table versions". Choice: only the number of versions is told, so they count from 1 and the
 * newest is the usual one.
 */
export const alertTableVersion = (requested: number): number =>
  Number.isInteger(requested)
    ? Math.min(Math.max(requested, 1), ALERT_TABLE_VERSIONS_MAX)
    : ALERT_TABLE_VERSIONS_MAX
