import type { FreightStatusLabels } from '../freight-status-labels.ts'

/** Source: section 4, "Ticket status", whole and in its order. */
export const TICKET_STATUSES = ['new', 'in_progress', 'escalated', 'pending', 'closed'] as const
/** Where a ticket stands. */
export type TicketStatus = (typeof TICKET_STATUSES)[number]

/** Each status in words. Source: section 4, "Ticket status". Choice: the words are ours. */
export const TICKET_STATUS_LABELS: Readonly<Record<TicketStatus, FreightStatusLabels>> = {
  new: { label: 'New', tone: 'info', meaning: 'Nobody has taken it up yet.' },
  in_progress: { label: 'In progress', tone: 'info', meaning: 'Somebody works on it.' },
  escalated: { label: 'Escalated', tone: 'fail', meaning: 'It needs a decision from above.' },
  pending: { label: 'Pending', tone: 'incomplete', meaning: 'It waits for somebody’s answer.' },
  closed: { label: 'Closed', tone: 'neutral', meaning: 'It is dealt with.' },
}

/** A status that a person may set, with the words of the button that does. */
export interface TicketStep {
  readonly to: TicketStatus
  readonly label: string
  /** What follows from it. */
  readonly meaning: string
}

const START: TicketStep = {
  to: 'in_progress',
  label: 'Work on it',
  meaning: 'It stays open and shows that somebody works on it.',
}
const ESCALATE: TicketStep = {
  to: 'escalated',
  label: 'Escalate',
  meaning: 'It stays open and asks for a decision from above.',
}
const WAIT: TicketStep = {
  to: 'pending',
  label: 'Set pending',
  meaning: 'It stays open, stands in the pending tab too, and is recommended to who it is assigned to.',
}
const CLOSE: TicketStep = {
  to: 'closed',
  label: 'Close',
  meaning: 'It leaves the open tab for the closed one.',
}
const REOPEN: TicketStep = {
  to: 'in_progress',
  label: 'Reopen',
  meaning: 'It goes back to the open tab, and somebody works on it.',
}

const STEPS: Readonly<Record<TicketStatus, readonly TicketStep[]>> = {
  new: [START, ESCALATE, WAIT, CLOSE],
  in_progress: [ESCALATE, WAIT, CLOSE],
  escalated: [START, WAIT, CLOSE],
  pending: [START, ESCALATE, CLOSE],
  closed: [REOPEN],
}

/**
 * What a person may make of a ticket next, in the order of the buttons.
 *
 * Choice: the transitions are not told. Nobody makes a ticket new again, and a closed one is reopened before anything
 * else is done with it. Source: section 4, "Ticket status".
 */
export const nextTicketSteps = (status: TicketStatus): readonly TicketStep[] => STEPS[status]

/** Whether a person may change one status into the other. The same status again is no change. */
export const maySetTicketStatus = (from: TicketStatus, to: TicketStatus): boolean =>
  STEPS[from].some(step => step.to === to)
