import type { Failure, Refusal } from '@fairhaul/core'

/** What a request is sent with. */
export interface MonitorAccess {
  readonly monitor: string
  readonly key: string | null
  readonly session: string | null
}

/** Why the monitor refused, as a sentence. */
export const refusalText = (refusal: Refusal): string => {
  if (refusal.kind === 'unauthenticated') return refusal.message ?? 'The session has ended, or there is none.'
  if (refusal.kind === 'invalid') return refusal.problems.map(({ message }) => message).join(' ')
  if (refusal.kind === 'forbidden')
    return refusal.message ?? 'The plan or the permissions do not include this.'
  return `The monitor refused: ${refusal.kind}.`
}

/** Why a monitor refused all, with what to do: a key, a session, or neither was sent. */
export const accessRefusalText = (refusal: Refusal, { monitor, key, session }: MonitorAccess): string => {
  if (refusal.kind !== 'unauthenticated') return refusalText(refusal)
  if (key !== null) return refusal.message ?? `The monitor at ${monitor} does not take this API key.`
  return session === null
    ? `The monitor at ${monitor} needs a key: set FAIRHAUL_KEY, or give --key or --session.`
    : `The session in ${session} has ended. Sign in again: fairhaul sign-in EMAIL --session ${session}`
}

const causeOf = ({ kind, status, detail }: Failure): string => {
  if (kind === 'offline') return detail ?? 'no connection'
  if (kind === 'timed-out') return 'no response in time'
  return kind === 'unavailable' ? `status ${status}` : `its response cannot be read: ${detail}`
}

/** Why a monitor gave no answer, with its address and the cause. */
export const failureText = (failure: Failure, { monitor }: MonitorAccess): string =>
  `The monitor at ${monitor} did not answer (${causeOf(failure)}).`
