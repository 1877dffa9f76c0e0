import type { UserId } from '../../shared/ids.ts'
import { newestFirst } from '../../shared/newest-first.ts'
import type { Ticket } from './ticket.ts'

/** The tabs of the alerts, in order. Source: section 2, "Alert tabs". */
export const TICKET_TABS = ['open', 'closed', 'pending', 'recommended'] as const
/** One of the tabs of the alerts. */
export type TicketTab = (typeof TICKET_TABS)[number]

/** The label of each tab. */
export const TICKET_TAB_LABELS: Readonly<Record<TicketTab, string>> = {
  open: 'Open',
  closed: 'Closed',
  pending: 'Pending',
  recommended: 'Recommended',
}

type Placed = Pick<Ticket, 'status' | 'assigneeId'>

const BELONGS: Readonly<Record<TicketTab, (ticket: Placed, userId: UserId) => boolean>> = {
  open: ({ status }) => status !== 'closed',
  closed: ({ status }) => status === 'closed',
  pending: ({ status }) => status === 'pending',
  recommended: ({ status, assigneeId }, userId) => status === 'pending' && assigneeId === userId,
}

/**
 * Whether a ticket is in a tab for a user. Open is everything that is not closed, including pending; recommended is
 * everything pending and assigned to the user.
 *
 * Source: section 4, "Ticket tabs"; section 2, "Alert tabs".
 */
export const isInTicketTab = (tab: TicketTab, ticket: Placed, userId: UserId): boolean =>
  BELONGS[tab](ticket, userId)

/** The number of these tickets in each tab. Empty: 0 in every tab. Source: section 4, "Ticket tabs". */
export const countTicketTabs = (
  tickets: readonly Placed[],
  userId: UserId,
): Readonly<Record<TicketTab, number>> =>
  Object.fromEntries(
    TICKET_TABS.map(tab => [tab, tickets.filter(ticket => isInTicketTab(tab, ticket, userId)).length]),
  ) as Record<TicketTab, number>

/** How many tickets each tab has, and the types of all tickets of the company, by name. Beyond the specification. */
export interface TicketCounts {
  readonly tabs: Readonly<Record<TicketTab, number>>
  readonly types: readonly string[]
}

/** The tickets newest first, then by id, so that pages neither repeat nor skip one. */
export const ticketsNewestFirst = (tickets: readonly Ticket[]): readonly Ticket[] =>
  tickets.toSorted(newestFirst)

/**
 * The tab named by an address. Empty: Open, also for an unknown name.
 *
 * Source: section 2, "Alert tabs".
 */
export const ticketTabOf = (name: string | null): TicketTab => TICKET_TABS.find(tab => tab === name) ?? 'open'
