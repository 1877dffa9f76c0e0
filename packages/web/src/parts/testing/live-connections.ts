import { LiveEvents } from '../../stores/live-events.ts'
import { type LiveRefreshDeps, TOGETHER_MS } from '../../stores/live-refresh.ts'
import { visiblePage } from '../../testing/visible-page.ts'

/** What a store follows connections by, and a colleague's change of one: waits for other events come at once. */
export const liveConnections = () => {
  const events = new LiveEvents({ after: () => () => undefined })
  const after = (ms: number, call: () => void) => {
    if (ms === TOGETHER_MS) queueMicrotask(call)
    return () => undefined
  }
  const live: Omit<LiveRefreshDeps, 'refresh'> = {
    clock: { after },
    sight: visiblePage,
    changes: { events, interest: { kinds: ['connection'] } },
  }
  const changed = (subjectId: number) =>
    events.publish({
      cursor: '1',
      events: [{ kind: 'connection', subject: 'carrier', subjectId }],
      isComplete: true,
    })
  return { live, events, after, changed }
}
