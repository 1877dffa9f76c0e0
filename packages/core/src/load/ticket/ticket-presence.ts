import type { UserId } from '../../shared/ids.ts'
import { listText } from '../../shared/list-text.ts'
import type { Ticket, TicketId } from './ticket.ts'

/** That a colleague has a ticket in front of them now. Beyond the specification: names, and no more. */
export interface TicketPresence {
  readonly ticketId: TicketId
  readonly userId: UserId
  /** Null: not on record. */
  readonly userName: string | null
  /** They do something about it; else they only look at it. */
  readonly isWorking: boolean
}

/** How often a browser says what it has in front of it, in milliseconds. Choice: seen by others within seconds. */
export const PRESENCE_EVERY_MS = 4_000

const sentence = (of: readonly TicketPresence[], does: string): string => {
  const names = of.map(({ userName }) => userName ?? 'A coworker')
  return names.length === 0 ? '' : `${listText(names)} ${names.length === 1 ? 'is' : 'are'} ${does}.`
}

/**
 * Who else is at a ticket: "Noor Haddad is working on it. Sam Okonjo and Robin Halloran are looking at it."
 *
 * Empty: an empty text when no one is.
 */
export const presenceText = (presences: readonly TicketPresence[]): string =>
  [
    sentence(
      presences.filter(({ isWorking }) => isWorking),
      'working on it',
    ),
    sentence(
      presences.filter(({ isWorking }) => !isWorking),
      'looking at it',
    ),
  ]
    .filter(text => text !== '')
    .join(' ')

/** Whether a user with a ticket in front of them works on it: they write about it, or have it in progress. */
export const isWorkingOnTicket = (
  { assigneeId, status }: Pick<Ticket, 'assigneeId' | 'status'>,
  me: UserId,
  isWriting: boolean,
): boolean => isWriting || (assigneeId === me && status === 'in_progress')
