import type { UserId } from '../../shared/ids.ts'
import type { Ticket } from './ticket.ts'

/** Who has a ticket, within a sentence: "you", "Noor Haddad", "no one", "a colleague". */
export const ticketHolderText = (
  { assigneeId, assigneeName }: Pick<Ticket, 'assigneeId' | 'assigneeName'>,
  me: UserId,
): string => {
  if (assigneeId === null) return 'no one'
  return assigneeId === me ? 'you' : (assigneeName ?? 'a coworker')
}

/**
 * What became of an attempt on a ticket that someone else changed first: "Noor Haddad has it now." Source: section 4,
 * "Ticket status".
 */
export const ticketConflictText = (
  ticket: Pick<Ticket, 'assigneeId' | 'assigneeName'>,
  me: UserId,
): string => {
  const holder = ticketHolderText(ticket, me)
  if (holder === 'no one') return 'No one has it now. Nothing was changed.'
  return holder === 'you'
    ? 'You have it now. Nothing was changed.'
    : `${holder === 'a coworker' ? 'A coworker' : holder} has it now. Nothing was changed.`
}
