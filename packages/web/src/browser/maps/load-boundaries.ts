import { CallFailed } from '@fairhaul/core'
import boundariesUrl from './north-america.json?url'

const CALL = 'GET north-america.json'

const failed = (kind: 'offline' | 'unavailable', status: number | null) =>
  new CallFailed({ kind, call: CALL, status, requestId: null, detail: null })

let loaded: Promise<unknown> | undefined

/**
 * The boundaries that the portal's own map is drawn from: a file of the portal, asked for once, when a map is first
 * shown. A failure is not kept: the next asking tries again.
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
