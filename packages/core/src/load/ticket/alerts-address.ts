import { ALERT_TABLE_VERSIONS_MAX, alertTableVersion } from '../../identity-alert/alert-table-version.ts'
import { paths } from '../../routes/paths.ts'
import { parseId, type UserId } from '../../shared/ids.ts'
import { NESTED_QUERY_CHARACTERS_MAX, readNestedQuery } from '../../shared/nested-query.ts'
import { textAt } from '../../shared/query-values.ts'
import type { TeamId } from '../team/team.ts'
import type { Ticket, TicketId } from './ticket.ts'
import { isInTicketTab, type TicketTab, ticketTabOf } from './ticket-tabs.ts'

/** The list of alerts, as stored in the URL. Null: not filtered by it. */
export interface AlertsAddress {
  readonly tab: TicketTab
  /** The monitor's name of a type. */
  readonly type: string | null
  /** Part of a load's own number, as typed. Empty: not filtered by it. */
  readonly load: string
  /** Whose alerts; `none`: those that no one has. */
  readonly assignee: UserId | 'none' | null
  /** The team of the load. */
  readonly team: TeamId | null
  /** The oldest first; else the newest. */
  readonly isOldestFirst: boolean
  /** From 1. */
  readonly page: number
  /** The version of the table, 1 or 2, each with its own columns. */
  readonly version: number
  /** The alert that is open beside the list. Null: none. */
  readonly open: TicketId | null
}

/** The open alerts, the newest first. */
export const OPEN_ALERTS: AlertsAddress = {
  tab: 'open',
  type: null,
  load: '',
  assignee: null,
  team: null,
  isOldestFirst: false,
  page: 1,
  version: ALERT_TABLE_VERSIONS_MAX,
  open: null,
}

/**
 * Reads the list of alerts from the query of its screen, with or without its question mark.
 *
 * Empty: all open alerts, page 1. Refuses: nothing; what is invalid is as if missing.
 * Source: section 2, "Alert tabs"; section 2, "Nested query strings"; section 9, "Alert table versions".
 */
export const readAlertsAddress = (search: string): AlertsAddress => {
  const query = readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX))
  const page = textAt(query, 'page')
  const assignee = textAt(query, 'assignee')
  return {
    tab: ticketTabOf(textAt(query, 'tab')),
    type: textAt(query, 'type') || null,
    load: textAt(query, 'load'),
    assignee: assignee === 'none' ? 'none' : (parseId<'user'>(assignee) ?? null),
    team: parseId<'team'>(textAt(query, 'team')) ?? null,
    isOldestFirst: textAt(query, 'sort') === 'since',
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    version: alertTableVersion(Number(textAt(query, 'table') || ALERT_TABLE_VERSIONS_MAX)),
    open: parseId<'ticket'>(textAt(query, 'open')) ?? null,
  }
}

/** The path of a list of alerts: `/alerts?tab=pending&assignee=none`. Defaults are omitted. Source: section 2, "Alert tabs". */
export const alertsPath = (address: Partial<AlertsAddress>): string => {
  const { tab, load, isOldestFirst, page, version, ...rest } = { ...OPEN_ALERTS, ...address }
  return paths.alerts({
    tab: tab === 'open' ? null : tab,
    load: load.trim() === '' ? null : load,
    ...rest,
    sort: isOldestFirst ? 'since' : null,
    page: page > 1 ? page : null,
    table: version === ALERT_TABLE_VERSIONS_MAX ? null : version,
  })
}

/**
 * Whether the list of alerts at an address still has an alert that it had before an act: by its tab, and by whom it is
 * narrowed to. No act changes what else narrows the list.
 *
 * Source: section 4, "Ticket tabs"; section 2, "Alert tabs".
 */
export const isListedTicket = (
  { tab, assignee }: Pick<AlertsAddress, 'tab' | 'assignee'>,
  ticket: Pick<Ticket, 'status' | 'assigneeId'>,
  userId: UserId,
): boolean =>
  isInTicketTab(tab, ticket, userId) &&
  (assignee === null || ticket.assigneeId === (assignee === 'none' ? null : assignee))

/** How many choices narrow a list of alerts; the load number, which is typed, is none of them. */
export const alertFilterCount = ({ type, assignee, team }: AlertsAddress): number =>
  [type, assignee, team].filter(each => each !== null).length

/** Whether a list of alerts is narrowed by a filter. */
export const isFilteredAlerts = (address: AlertsAddress): boolean =>
  address.load.trim() !== '' || alertFilterCount(address) > 0
