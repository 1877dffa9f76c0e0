import type { Message } from '../../shared/error-messages.ts'
import { refusalMessage } from '../../shared/refusal-message.ts'
import type { Refusal } from '../../shared/refusal.ts'

/**
 * Why a lane search returned no carriers. Besides the general refusals, the server may have failed during the search
 * (500); that response is passed on as well, so that the screen keeps the lane and its filters.
 *
 * Source: section 8, "Lane search".
 */
export type LaneSearchRefusal =
  | Refusal
  | {
      readonly kind: 'server-error'
      /** The reference to quote to support. */
      readonly requestId: string | null
    }

/** The message for the refusal of a lane search. Source: section 8, "Lane search"; the wording is ours. */
export const laneSearchRefusalMessage = (refusal: LaneSearchRefusal): Message => {
  if (refusal.kind === 'server-error') {
    return {
      title: 'This lane could not be searched',
      explanation: 'The server had a problem with this search. Your lane and filters are unchanged.',
      advice: 'Try again, or use fewer filters. A retry does not count as another search.',
      requestId: refusal.requestId,
    }
  }
  if (refusal.kind === 'not-found') {
    return {
      title: 'We do not recognize a place on this lane',
      explanation: 'The area at one end is no longer on record.',
      advice: 'Choose both ends of the lane again.',
      requestId: refusal.requestId,
    }
  }
  return refusalMessage(refusal)
}
