import { formatCount, NO_PLACE_ADVICE } from '@fairhaul/core'
import { isNotFound } from '../../stores/not-found.ts'
import { errorMessage } from '../errors/error-messages.ts'
import type { AreaBoxStore } from './area-box-store.ts'

export interface AreaBoxMessages {
  /** `count` is for screen readers; `error` can be retried. */
  readonly kind: 'count' | 'nothing' | 'error'
  readonly text: string
  readonly requestId: string | null
  readonly canRetry: boolean
}

/** The message of an area box about its text. Empty: undefined while nothing is typed, or without a response yet. */
export const areaBoxMessages = (box: AreaBoxStore): AreaBoxMessages | undefined => {
  const isUnknown = isNotFound(box.lookup.state)
  const error =
    errorMessage(box.found, 'places') ??
    (isUnknown ? undefined : errorMessage(box.lookup.state, 'where this place is'))
  if (error !== undefined) {
    const { title, text, requestId, canRetry } = error
    return { kind: 'error', text: `${title}. ${text}`, requestId, canRetry }
  }
  if (box.search === undefined || !box.isAnswered) return undefined
  const count = box.options.length
  return count === 0
    ? {
        kind: 'nothing',
        text: `No place starts with “${box.text.trim()}”. ${NO_PLACE_ADVICE}`,
        requestId: null,
        canRetry: false,
      }
    : { kind: 'count', text: formatCount(count, 'place'), requestId: null, canRetry: false }
}
