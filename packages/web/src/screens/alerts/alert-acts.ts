import type { Ticket } from '@fairhaul/core'
import type { PanelAct } from '../../parts/carrier-panel/panel-acts.ts'
import { ALERT_KEYS } from './alert-keys.ts'
import type { AlertWork } from './alert-work.ts'

/** What a user may do with an alert, in order, one key each. */
export const alertActs = (work: AlertWork, ticket: Ticket): readonly PanelAct[] => {
  if (!work.mayWork) return []
  const run = (call: () => unknown) => ({ kind: 'run', run: () => void call() }) as const
  return [
    ...(work.mayAssignToMe(ticket)
      ? [
          {
            key: ALERT_KEYS.assignToMe,
            label: ticket.assigneeId === null ? 'Take' : 'Take over',
            effect:
              ticket.assigneeId === null
                ? 'It is assigned to you.'
                : `It is taken from ${ticket.assigneeName ?? 'a coworker'} and assigned to you.`,
            does: run(() => work.assignToMe(ticket)),
          },
        ]
      : []),
    {
      key: ALERT_KEYS.assign,
      label: 'Assign',
      effect: 'Choose who works on it.',
      does: run(() => work.assign([ticket])),
    },
    ...work.stepsOf(ticket).map(step => ({
      key: ALERT_KEYS[step.to],
      label: step.label,
      effect: step.meaning,
      does: run(() => work.step(ticket, step)),
    })),
  ]
}
