import { CallFailed } from '@fairhaul/core'
import boundariesUrl from './north-america.json?url'

const CALL = 'GET north-america.json'

const failed = (kind: 'offline' | 'unavailable', status: number | null) =>
  new CallFailed({ kind, call: CALL, status, requestId: null, detail: null })

let loaded: Promise<unknown> | undefined

/**
 * The boundaries for the portal's own map: a file of the portal, requested once, when a map is first shown. A failure
 * is not cached: the next call tries again.
 */
export const loadBoundaries = (fetchFile: typeof fetch = fetch): Promise<unknown> => {
  loaded ??= request(fetchFile).catch((thrown: unknown) => {
    loaded = undefined
    throw thrown
  })
  return loaded
}

const request = async (fetchFile: typeof fetch): Promise<unknown> => {
  const answer = await fetchFile(boundariesUrl).catch(() => {
    throw failed('offline', null)
  })
  if (!answer.ok) throw failed('unavailable', answer.status)
  return answer.json()
}
