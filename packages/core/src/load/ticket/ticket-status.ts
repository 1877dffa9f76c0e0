import type { FreightStatusLabels } from '../freight-status-labels.ts'

/** Source: section 4, "Ticket status", complete and in its order. */
export const TICKET_STATUSES = ['new', 'in_progress', 'escalated', 'pending', 'closed'] as const
/** The status of a ticket. */
export type TicketStatus = (typeof TICKET_STATUSES)[number]

/** The label of each status. Source: section 4, "Ticket status". Choice: the wording is ours. */
export const TICKET_STATUS_LABELS: Readonly<Record<TicketStatus, FreightStatusLabels>> = {
  new: { label: 'New', tone: 'info', meaning: 'No one is working on it yet.' },
  in_progress: { label: 'In progress', tone: 'info', meaning: 'Someone is working on it.' },
  escalated: { label: 'Escalated', tone: 'fail', meaning: 'It needs a manager’s decision.' },
  pending: { label: 'Pending', tone: 'incomplete', meaning: 'It is waiting on a response.' },
  closed: { label: 'Closed', tone: 'neutral', meaning: 'It is resolved.' },
}

/** A status that a user may set, with the text of its button. */
export interface TicketStep {
  readonly to: TicketStatus
  readonly label: string
  /** The effect of the step. */
  readonly meaning: string
  /** What became of the ticket, after its name: "was closed". */
  readonly done: string
}

const START: TicketStep = {
  to: 'in_progress',
  label: 'Start work',
  meaning: 'It stays open and shows as in progress.',
  done: 'is in progress',
}
const ESCALATE: TicketStep = {
  to: 'escalated',
  label: 'Escalate',
  meaning: 'It stays open and goes to a manager.',
  done: 'was escalated',
}
const WAIT: TicketStep = {
  to: 'pending',
  label: 'Set pending',
  meaning: 'It stays open, also appears under Pending, and is recommended to the person it is assigned to.',
  done: 'is pending',
}
const CLOSE: TicketStep = {
  to: 'closed',
  label: 'Close',
  meaning: 'It moves from Open to Closed.',
  done: 'was closed',
}
const REOPEN: TicketStep = {
  to: 'in_progress',
  label: 'Reopen',
  meaning: 'It moves back to Open, in progress.',
  done: 'was reopened',
}

const STEPS: Readonly<Record<TicketStatus, readonly TicketStep[]>> = {
  new: [START, ESCALATE, WAIT, CLOSE],
  in_progress: [ESCALATE, WAIT, CLOSE],
  escalated: [START, WAIT, CLOSE],
  pending: [START, ESCALATE, CLOSE],
  closed: [REOPEN],
}

/**
 * The next statuses that a user may set, in the order of the buttons.
 *
 * Choice: the specification does not define the transitions. A ticket never becomes new again, and a closed one must be
 * reopened first.
 * Source: section 4, "Ticket status".
 */
export const nextTicketSteps = (status: TicketStatus): readonly TicketStep[] => STEPS[status]

/** Whether a user may change one status into the other. The same status is not a change. */
export const maySetTicketStatus = (from: TicketStatus, to: TicketStatus): boolean =>
  STEPS[from].some(step => step.to === to)
