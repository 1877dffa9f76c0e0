import type { Refusal } from '../../shared/refusal.ts'
import { refusalMessage, type Message } from '../../shared/error-messages.ts'

/**
 * Why a lane search gave no carriers. Beside what any call may be refused for, the server may have had trouble with
 * the search (500); that answer is handed over as well, so that the screen keeps the lane and its filters.
 *
 * Source: section 8, "Lane search".
 */
export type LaneSearchRefusal =
  | Refusal
  | {
      readonly kind: 'server-trouble'
      /** What to quote when asking for help. */
      readonly requestId: string | null
    }

/** The refusal of a lane search in words. Source: section 8, "Lane search"; the words are ours. */
export const laneSearchRefusalMessage = (refusal: LaneSearchRefusal): Message => {
  if (refusal.kind === 'server-trouble') {
    return {
      title: 'This lane could not be searched',
      explanation: 'The server had trouble with this search. The lane and its filters are as you left them.',
      advice: 'Try again, or use fewer filters. A retry does not count as another search.',
      requestId: refusal.requestId,
    }
  }
  if (refusal.kind === 'not-found') {
    return {
      title: 'A place of this lane is not known',
      explanation: 'The area at one of its ends is not on record any more.',
      advice: 'Choose both ends of the lane again.',
      requestId: refusal.requestId,
    }
  }
  return refusalMessage(refusal)
}
